import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { CONFINED } from '../../platform/pictures/pictures.ts';
import type { Done, Task } from '../../platform/pictures/task.ts';

type Answer = Done & { peakBytes: number; cpuMs: number };

/** The process that decodes, as the product starts it, but nobody ends it: it must last by itself. */
export async function decoder() {
  const child: ChildProcess = fork(
    fileURLToPath(new URL('../../platform/pictures/child.ts', import.meta.url)),
    {
      execArgv: CONFINED,
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    },
  );
  await once(child, 'message');
  const fall = once(child, 'exit').then(() => {
    throw new Error('the process fell');
  });
  // It is ended in the end, when nobody waits for it.
  fall.catch(() => undefined);
  return {
    async run(task: Task): Promise<Answer> {
      child.send(task);
      const [answer] = await Promise.race([once(child, 'message'), fall]);
      return answer as Answer;
    },
    end: () => child.kill('SIGKILL'),
  };
}
