import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const Versions = z.record(z.string(), z.string());
const Manifest = z.object({
  dependencies: z.optional(Versions),
  devDependencies: z.optional(Versions),
  optionalDependencies: z.optional(Versions),
  allowScripts: z.optional(z.record(z.string(), z.boolean())),
});
type Manifest = z.output<typeof Manifest>;

const Locked = z.object({
  version: z.optional(z.string()),
  resolved: z.optional(z.string()),
  integrity: z.optional(z.string()),
  link: z.optional(z.boolean()),
  inBundle: z.optional(z.boolean()),
  optional: z.optional(z.boolean()),
  os: z.optional(z.array(z.string())),
  hasInstallScript: z.optional(z.boolean()),
});
type Locked = z.output<typeof Locked>;
const Lock = z.object({ packages: z.record(z.string(), Locked) });

const PINNED = /^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

/** What is loose in `package.json` and its lockfile: one sentence each, saying what to write instead. */
export function pinFaults(root: string): string[] {
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  const lock = Lock.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  const packages = Object.entries(lock.packages).filter(([folder]) => folder !== '');
  return [
    ...looseVersions(manifest),
    ...unlocked(manifest, lock.packages),
    ...packages.flatMap(([folder, locked]) => lockFaults(folder, locked)),
    ...scriptFaults(manifest, packages),
  ];
}

const named = (manifest: Manifest) => ({
  ...manifest.optionalDependencies,
  ...manifest.devDependencies,
  ...manifest.dependencies,
});

const looseVersions = (manifest: Manifest) =>
  Object.entries(named(manifest))
    .filter(([, version]) => !PINNED.test(version))
    .map(
      ([name, version]) =>
        `not-pinned: ${name} "${version}": write the exact version (npm install --save-exact)`,
    );

const unlocked = (manifest: Manifest, packages: Record<string, Locked>) =>
  Object.entries(named(manifest))
    .filter(([name, wanted]) => packages[`node_modules/${name}`]?.version !== wanted.split('@').at(-1))
    .map(([name, wanted]) => `not-locked: ${name} ${wanted} is not what the lockfile holds: run npm install`);

function lockFaults(folder: string, locked: Locked): string[] {
  const faults: string[] = [];
  if (/^https?:/.test(locked.resolved ?? '')) {
    faults.push(
      `registry-in-lock: ${folder} names a registry: set omit-lockfile-registry-resolved in .npmrc`,
    );
  }
  if (!locked.integrity && !locked.link && !locked.inBundle && !isForeign(locked)) {
    faults.push(
      `no-integrity: ${folder} has no integrity hash: remove it from the lockfile and npm install it again`,
    );
  }
  return faults;
}

/** Builds for other systems, which tools/lockfile.mjs adds: a registry that lacks them has no hash of them. */
const isForeign = (locked: Locked) => locked.optional === true && (locked.os ?? []).length > 0;

function scriptFaults(manifest: Manifest, packages: [string, Locked][]): string[] {
  const allowed = Object.entries(manifest.allowScripts ?? {}).flatMap(([name, isAllowed]) =>
    isAllowed ? [name] : [],
  );
  const scripted = packages.filter(([, locked]) => locked.hasInstallScript).map(([folder]) => nameOf(folder));
  const surprises = scripted.filter((name) => !allowed.includes(name));
  const stale = allowed.filter((name) => !scripted.includes(name));
  return [
    ...surprises.map(
      (name) => `surprise-script: ${name} runs a script on install: name it in allowScripts, or drop it`,
    ),
    ...stale.map((name) => `stale-allowance: ${name} has no install script: take it out of allowScripts`),
  ];
}

const nameOf = (folder: string) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
