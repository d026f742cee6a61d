import type { Clock } from '../platform/clock.ts';
import type { Files } from '../platform/files/files.ts';

/** The same store, in which a file is as old as it is by this clock: the disk has a clock of its own. */
export function agingBy(clock: Clock, files: Files): Files {
  const writtenAt = new Map<string, Date>();
  return {
    ...files,
    async write(key, content) {
      await files.write(key, content);
      writtenAt.set(key, clock.now());
    },
    async *list(folder) {
      for await (const stored of files.list(folder))
        yield { ...stored, writtenAt: writtenAt.get(stored.key) ?? clock.now() };
    },
  };
}
