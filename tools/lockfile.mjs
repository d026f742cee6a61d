// Completes package-lock.json after `npm install` changed it: `node tools/lockfile.mjs`, or with --check to ask.
// A registry that holds no builds for other systems makes npm leave those optional packages out of the lockfile,
// and `npm ci` then refuses the whole of it. Each gets an entry that names its version and its system.
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = new URL('../package-lock.json', import.meta.url);
const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32', 'windows'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'x64', 'ppc64', 'riscv64', 's390x', 'loong64', 'wasm32'];

const lock = JSON.parse(readFileSync(FILE, 'utf8'));
const missing = missingOptional(lock.packages);
if (process.argv.includes('--check')) {
  if (missing.length > 0)
    console.error(`package-lock.json lacks ${missing.length} entries: node tools/lockfile.mjs`);
  process.exitCode = missing.length > 0 ? 1 : 0;
} else {
  for (const { name, version, dev } of missing)
    lock.packages[`node_modules/${name}`] = entry(name, version, dev);
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
}

function missingOptional(packages) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`])
      .map(([name, version]) => ({ name, version, dev })),
  );
}

function entry(name, version, dev) {
  const words = name.split(/[-/]/);
  const system = SYSTEMS.find((word) => words.includes(word));
  const processor = PROCESSORS.find((word) => words.includes(word));
  const libc = words.includes('musl') ? 'musl' : words.includes('gnu') ? 'glibc' : undefined;
  return {
    version: version.replace(/^[\^~]/, ''),
    cpu: [processor ?? 'none'],
    ...(dev && { dev }),
    ...(system === 'linux' && libc && { libc: [libc] }),
    optional: true,
    os: [system === 'windows' ? 'win32' : (system ?? 'none')],
  };
}
