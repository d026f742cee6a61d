// After a build, reads the whole program once, so that the first start is as quick and as small as every later one.
import { readdirSync } from 'node:fs';
import { keepCompiled, writeCompiled } from './compile-cache.mjs';

const DIST = new URL('../dist/', import.meta.url);
const PROGRAM = new URL('program/', DIST);
const MIGRATIONS = ['migrations', 'contractions', 'online'].map(
  (name) => new URL(`../database/${name}/`, import.meta.url),
);

keepCompiled();
const files = [
  ...[PROGRAM, ...MIGRATIONS].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /\.m?[jt]s$/.test(name))
      .map((name) => new URL(name, folder)),
  ),
  new URL('server/server.js', DIST),
];
for (const file of files) await import(file.href);
writeCompiled();
// Some of what was read keeps a timer.
process.exit(0);
