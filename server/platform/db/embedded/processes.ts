import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { isWindows } from './commands.ts';
import { errorCode } from './error-code.ts';

const isLinux = process.platform === 'linux';

/** Whether the pid answers at all, be it a zombie: this is the question PostgreSQL itself asks. */
export function isTaken(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** Whether the process runs. A zombie (killed, but in a container without an init never buried) does not. */
export function isAlive(pid: number): boolean {
  if (!isTaken(pid)) return false;
  if (!isLinux) return true;
  const state = statusFields(pid)[0];
  return state !== undefined && !/[ZX]/.test(state);
}

/**
 * Whether the pid is the PostgreSQL server of this cluster, and not a program that was given the number of one
 * that died; PostgreSQL itself does not look.
 */
export function isServing(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false;
  if (isLinux) return isServerOf(cluster, commandLine(pid));
  if (isWindows) return /postgres\.exe/i.test(outputOf('tasklist', '/FI', `PID eq ${pid}`, '/NH'));
  return /postgres/.test(outputOf('ps', '-o', 'comm=', '-p', String(pid)));
}

/** A word that tells a process from a later one with the same pid, where the system says when it began. */
export function birthMark(pid: number): string {
  return (isLinux && statusFields(pid)[19]) || 'unknown';
}

function isServerOf(cluster: string, [program = '', ...args]: string[]): boolean {
  if (path.basename(program) !== 'postgres') return false;
  const served = args[args.indexOf('-D') + 1] ?? '';
  try {
    return fs.realpathSync(served) === fs.realpathSync(cluster);
  } catch {
    return true; // moved while it ran: better not to be started twice
  }
}

function commandLine(pid: number): string[] {
  return readProcess(pid, 'cmdline').split('\0');
}

/** The fields of /proc/<pid>/stat behind the name, which may hold spaces and brackets: state first. */
function statusFields(pid: number): string[] {
  const stat = readProcess(pid, 'stat');
  const fields = stat.slice(stat.lastIndexOf(')') + 1).trim();
  return fields === '' ? [] : fields.split(' ');
}

function readProcess(pid: number, file: string): string {
  try {
    return fs.readFileSync(`/proc/${pid}/${file}`, 'latin1');
  } catch {
    return '';
  }
}

const outputOf = (program: string, ...args: string[]) =>
  spawnSync(program, args, { encoding: 'utf8' }).stdout ?? '';
