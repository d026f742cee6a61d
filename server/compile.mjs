// After a build, reads the whole program once, so that the first start is as quick and as small as every later one.
import { readdirSync } from 'node:fs';
import { keepCompiled, writeCompiled } from './compile-cache.mjs';

const MIGRATIONS = ['migrations', 'contractions'].map(
  (name) => new URL(`../database/${name}/`, import.meta.url),
);

keepCompiled();
const program = ['start.ts', 'product.ts', 'platform/http/pages.ts', 'platform/db/embedded/index.ts'];
const files = [
  ...program.map((name) => new URL(name, import.meta.url)),
  ...MIGRATIONS.flatMap((folder) => readdirSync(folder).map((name) => new URL(name, folder))),
  new URL('../dist/server/server.js', import.meta.url),
];
for (const file of files) await import(file.href);
writeCompiled();
// Some of what was read keeps a timer.
process.exit(0);
