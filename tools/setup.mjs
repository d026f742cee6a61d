// What `npm start` and `npm test` run first: installs the packages when they do not match the lockfile, and builds
// the web and packs the program when their sources changed. Nothing is installed yet when this begins, so it is plain JavaScript for any
// Node from 18. With --no-build it only installs.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { delimiter, dirname, join, relative, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const PACKAGES = join(ROOT, 'node_modules');
/** Outside everything that an installation or a build removes. */
const LOCK = join(ROOT, '.data', 'setup.lock');
/** The Node of package.json, which the rest of the program needs. */
const OUR_NODE = join(PACKAGES, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

const WEB_SOURCES = ['web', 'contract', 'tools/vite', 'package-lock.json'];
const WEB_CONFIG = /^vite(\.\w+)?\.config\.ts$/;
/** Of the program; of the database it reads the files as they are. */
const PROGRAM_SOURCES = ['server', 'contract'];
/** Written by the build itself, or never read by it. */
const NOT_SOURCES = /\.(gen|test)\.tsx?$/;

/** What of package.json decides what is installed; its scripts change every week. */
const INSTALLED = /dependencies|overrides|allowScripts|engines|workspaces/i;

const INSTALL = {
  says: 'Installing the packages of package-lock.json.',
  stamp: join(PACKAGES, '.setup-stamp'),
  wanted: () => hashOf(['package-lock.json'], installed(), `${process.platform} ${process.arch}`),
  isThere: () => fs.existsSync(OUR_NODE),
  run: install,
};

const BUILD = {
  says: 'Building the web.',
  stamp: join(ROOT, 'dist', '.setup-stamp'),
  wanted: () => hashOf(webSources(), 'web'),
  isThere: () => true,
  run: () => npm('run', 'build:web'),
};

/** After the web, whose bundle is compiled together with the program. */
const PACK = {
  says: 'Packing the program.',
  stamp: join(ROOT, 'dist', 'program', '.setup-stamp'),
  wanted: () => hashOf([...webSources(), ...sourcesIn(PROGRAM_SOURCES)], 'program'),
  isThere: () => true,
  run: () => npm('run', 'build:program'),
};

try {
  await setUp(process.argv.includes('--no-build') ? [INSTALL] : [INSTALL, BUILD, PACK]);
} catch (error) {
  console.error(`Setup failed: ${error.message}`);
  process.exitCode = 1;
}

async function setUp(steps) {
  if (steps.every(isDone)) return;
  await withLock(async () => {
    for (const step of steps) if (!isDone(step)) await perform(step); // another setup may have done it meanwhile
  });
}

function isDone({ stamp, wanted, isThere }) {
  return fs.existsSync(stamp) && isThere() && fs.readFileSync(stamp, 'utf8') === wanted();
}

/** No stamp while the work is under way: one that was killed is done again from the start. */
async function perform({ says, stamp, wanted, run }) {
  fs.rmSync(stamp, { force: true });
  const hash = wanted(); // of before, so that what is edited meanwhile counts as new
  console.log(says);
  await run();
  fs.mkdirSync(dirname(stamp), { recursive: true });
  fs.writeFileSync(stamp, hash);
}

async function install() {
  // With NODE_ENV=production npm would leave out what builds the web. Its warnings are about its own Node, which
  // may be older than the one it installs.
  await npm('ci', '--include=dev', '--loglevel=error');
  if (fs.existsSync(OUR_NODE)) return;
  throw new Error(
    'npm was not allowed to run install scripts (see allowScripts in package.json), so Node is missing.',
  );
}

/** Runs the npm that called us, or the one on the PATH. */
function npm(...args) {
  const cli = process.env.npm_execpath ?? '';
  const isNpm = cli.endsWith('npm-cli.js') && fs.existsSync(cli); // and not another package manager
  const isWindows = process.platform === 'win32';
  const [program, ...first] = isNpm ? [lastingNode(), cli] : [isWindows ? 'npm.cmd' : 'npm'];
  const shell = isWindows && !isNpm; // which npm.cmd needs
  const child = spawn(program, [...first, ...args], {
    cwd: ROOT,
    env: lastingEnv(),
    stdio: 'inherit',
    shell,
  });
  return finished(child, `npm ${args.join(' ')}`);
}

/** A Node that runs npm to its end: `npm ci` removes the one in node_modules. */
function lastingNode() {
  const candidates = [process.env.npm_node_execpath, process.execPath];
  return candidates.find((node) => node && fs.existsSync(node) && !isPackaged(node)) ?? 'node';
}

function lastingEnv() {
  const name = Object.keys(process.env).find((each) => each.toUpperCase() === 'PATH') ?? 'PATH'; // Windows: Path
  const folders = (process.env[name] ?? '').split(delimiter);
  return { ...process.env, [name]: folders.filter((folder) => !isPackaged(folder)).join(delimiter) };
}

function isPackaged(file) {
  const real = fs.existsSync(file) ? fs.realpathSync(file) : file;
  return [file, real].some((name) => name.startsWith(PACKAGES + sep));
}

/** Ctrl-C reaches the child too; we stay until it has ended, to open the lock. */
function finished(child, name) {
  const pass = (signal) => child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, pass);
  writeLock([process.pid, child.pid]);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      for (const each of signals) process.off(each, pass);
      if (code === 0) resolve();
      else reject(new Error(`"${name}" ended with ${signal ?? code}.`));
    });
  });
}

async function withLock(work) {
  fs.mkdirSync(dirname(LOCK), { recursive: true });
  for (let tries = 0; !isCreated(LOCK, holder(process.pid)); tries++) {
    if (tries === 1) console.log('Another setup is at work in this checkout: waiting for it.');
    breakStaleLock();
    await sleep(200);
  }
  try {
    await work();
  } finally {
    fs.rmSync(LOCK, { force: true });
  }
}

/** One at a time: a second one would remove the lock that the first has just taken. */
function breakStaleLock() {
  const guard = `${LOCK}.breaking`;
  if (isCreated(guard, '')) {
    if (isStale()) fs.rmSync(LOCK, { force: true });
    fs.rmSync(guard, { force: true });
  } else if (ageOf(guard) > 10_000) {
    fs.rmSync(guard, { force: true });
  }
}

/** Of a setup that was killed, and whose npm has ended too. */
function isStale() {
  if (ageOf(LOCK) < 1_000) return false; // its maker may not have written its name yet
  const lines = readIfThere(LOCK).split('\n');
  return !lines.some((line) => line !== '' && holder(Number(line.split(' ')[0])) === line);
}

/** In one move, since others read it. */
function writeLock(pids) {
  const draft = `${LOCK}.${process.pid}`;
  fs.writeFileSync(draft, pids.map((pid) => (pid ? holder(pid) : '')).join('\n'));
  fs.renameSync(draft, LOCK);
}

/** A running process and when it began, since pids are used again; a zombie does not run. '' when there is none. */
function holder(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return '';
  }
  if (process.platform !== 'linux') return `${pid} running`;
  const stat = readIfThere(`/proc/${pid}/stat`);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' '); // behind the name, which may hold anything
  return stat === '' || /[ZX]/.test(fields[0]) ? '' : `${pid} ${fields[19]}`;
}

function readIfThere(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function isCreated(file, text) {
  try {
    fs.writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function ageOf(file) {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  return stat ? Date.now() - stat.mtimeMs : 0;
}

function webSources() {
  const configs = fs.readdirSync(ROOT).filter((name) => WEB_CONFIG.test(name));
  return sourcesIn([...WEB_SOURCES, ...configs]);
}

function sourcesIn(names) {
  return names.flatMap((name) => filesOf(join(ROOT, name))).map((file) => relative(ROOT, file));
}

function filesOf(name) {
  const stat = fs.statSync(name, { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return NOT_SOURCES.test(name) ? [] : [name];
  return fs
    .readdirSync(name)
    .sort()
    .flatMap((entry) => filesOf(join(name, entry)));
}

function installed() {
  const fields = Object.entries(JSON.parse(fs.readFileSync(join(ROOT, 'package.json'), 'utf8')));
  return JSON.stringify(fields.filter(([name]) => INSTALLED.test(name)));
}

function hashOf(files, ...words) {
  const hash = createHash('sha256');
  for (const file of files) {
    const content = fs.readFileSync(join(ROOT, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.update(words.join('\0')).digest('hex');
}
