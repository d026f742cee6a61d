import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import { descendantsOf, outlasting, signalAll } from '../../server/testing/process-table.ts';
import type { Step } from './steps.ts';

const MINUTE = 60_000;
/** How long the output of a finished step may still arrive from a process that it left behind. */
const DRAIN = 1_000;
/** How long a step may take to end once it was told to. */
const GRACE = 10_000;
/** How long what was killed may take to be gone. */
const BURIAL = 2_000;

const running = new Set<ChildProcess>();

export type Ended = { endedWell: boolean; output: string };

/**
 * Runs one step, and says whether it ended well and in time. What it says is passed on as it comes, or kept for the end
 * (`isKept`).
 */
export async function runStep(step: Step, isKept = false): Promise<Ended> {
  const [program = '', ...options] = step.command;
  const child = spawn(program, options, {
    env: { ...process.env, PATH: withOurPrograms(), ...step.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, so that a step that hangs ends with all its children.
    detached: true,
  });
  let output = '';
  const keep = (text: Buffer) => void (output += text.toString());
  if (isKept) for (const stream of [child.stdout, child.stderr]) stream.on('data', keep);
  else {
    child.stdout.pipe(process.stdout, { end: false });
    child.stderr.pipe(process.stderr, { end: false });
  }
  const stop = () => {
    endGroup(child, 'SIGTERM');
    setTimeout(() => endGroup(child, 'SIGKILL'), GRACE).unref();
  };
  running.add(child);
  const timer = setTimeout(() => {
    const late = `${step.name}: not done after ${step.minutes} minutes, stopped`;
    if (isKept) output += `${late}\n`;
    else console.error(late);
    stop();
  }, step.minutes * MINUTE);
  const code = await codeOf(child);
  clearTimeout(timer);
  running.delete(child);
  return { endedWell: code === 0, output };
}

/**
 * Ends the steps that run, and waits until nothing that they started is left: no server in a session of its own either.
 * Their groups do not hear the Ctrl-C that ends us.
 */
export async function endSteps(): Promise<void> {
  const started = descendantsOf(process.pid);
  for (const each of running) endGroup(each, 'SIGTERM');
  signalAll(await outlasting(started, GRACE), 'SIGKILL');
  await outlasting(started, BURIAL);
}

/** Waits for the exit, then for the rest of the output, but not for a daemon that keeps the pipe open. */
async function codeOf(child: ChildProcess): Promise<number> {
  const closed = new Promise<void>((done) => child.once('close', () => done()));
  const code = await new Promise<number>((done) => {
    child.once('exit', (status) => done(status ?? 1));
    child.once('error', (error) => {
      console.error(error.message);
      done(1);
    });
  });
  await Promise.race([closed, new Promise((done) => setTimeout(done, DRAIN))]);
  child.stdout?.destroy();
  child.stderr?.destroy();
  return code;
}

function endGroup(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group ended between the question and the signal.
  }
}

const withOurPrograms = () => `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`;
