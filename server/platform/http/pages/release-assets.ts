import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { DAY_MS } from '../../clock.ts';
import { ASSETS, assetKey, type Files, isKey, RELEASES } from '../../files/files.ts';
import { mapConcurrently } from '../../map-concurrently.ts';

export type ReleaseAssets = {
  /** Stores the assets of this build for processes of other releases, and removes what is older than the last build. */
  share(): Promise<void>;
  /** An asset of another build; null when no process has stored it. */
  find(name: string): Promise<Readable | null>;
};

type Options = { files: Files; folder: string; now(): Date };
/** The names of the assets of the last two builds that differ. */
type Kept = { current: string[]; previous: string[] };

const AT_A_TIME = 8;
/** A name that nobody has costs at most one look into the store in this time. */
const LOOKS_EVERY_MS = 1_000;

/**
 * While a release rolls out, a page of one build may ask a process of the other for its scripts. So each process puts the
 * assets of its build where all can read them, before it gives out a page.
 */
export function releaseAssets({ files, folder, now }: Options): ReleaseAssets {
  let known = { names: new Set<string>(), at: -Infinity };
  const look = async (): Promise<Set<string>> => {
    if (now().getTime() - known.at < LOOKS_EVERY_MS) return known.names;
    const names = new Set<string>();
    for await (const { key } of files.list(ASSETS)) names.add(key);
    known = { names, at: now().getTime() };
    return names;
  };
  return {
    async share() {
      const built = builtIn(folder);
      const stored = await look();
      const missing = built.filter((name) => !stored.has(assetKey(name)));
      await mapConcurrently(missing, AT_A_TIME, async (name) =>
        files.write(assetKey(name), await readFile(join(folder, name))),
      );
      await sweep(files, await remember(files, built), now());
    },
    async find(name) {
      const key = assetKey(name);
      if (!isKey(key) || key === RELEASES || !(await look()).has(key)) return null;
      return files.read(key);
    },
  };
}

/** Without the packed copies, which only the own process serves. */
const builtIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => isKey(assetKey(name)))
        .toSorted()
    : [];

/** A build that starts again does not make the one before it forgotten. */
async function remember(files: Files, built: string[]): Promise<Kept> {
  const record = await files.read(RELEASES);
  const last: Kept = record ? JSON.parse(await text(record)) : { current: [], previous: [] };
  if (last.current.join() === built.join()) return last;
  const kept = { current: built, previous: last.current };
  await files.write(RELEASES, Buffer.from(JSON.stringify(kept)));
  return kept;
}

/** Two releases that start in one moment may each miss the other in the record, so nothing of today is removed. */
async function sweep(files: Files, { current, previous }: Kept, now: Date): Promise<void> {
  const wanted = new Set([...current, ...previous].map(assetKey));
  const old = now.getTime() - DAY_MS;
  for await (const { key, writtenAt } of files.list(ASSETS))
    if (key !== RELEASES && !wanted.has(key) && writtenAt.getTime() < old) await files.remove(key);
}
