import { type Asked, wire } from './calls.ts';
import { type Connection, openConnection } from './connection.ts';

type Target = { port: number; connections: number; asked: Asked[] };
/** `once`: everything that is asked, once, or what of it the time allows. `closed`: as fast as it is answered. */
export type Task = Target & ({ mode: 'once'; seconds?: number } | { mode: 'closed'; seconds: number });

export type Driven = {
  answered: number;
  seconds: number;
  times: number[];
  failures: string[];
  /** Bytes of the largest answer. */
  bytes: number;
};

/** Drives one server as told and answers what it was like. */
export async function drive(task: Task): Promise<Driven> {
  const opening = Array.from({ length: task.connections }, () => openConnection(task.port));
  const connections = await Promise.all(opening);
  const run = new Run(task);
  const began = performance.now();
  await Promise.all(connections.map((connection) => run.askOn(connection, began)));
  const seconds = (performance.now() - began) / 1000;
  for (const connection of connections) connection.close();
  const { times, failures, bytes } = run;
  return { answered: times.length, seconds, times, failures, bytes };
}

const SHOWN_FAILURES = 3;
let runs = 0;

class Run {
  readonly times: number[] = [];
  readonly failures: string[] = [];
  bytes = 0;
  readonly #task: Task;
  readonly #name = `${process.pid}-${Date.now()}-${(runs += 1)}`;
  #next = 0;

  constructor(task: Task) {
    this.#task = task;
  }

  async askOn(connection: Connection, began: number): Promise<void> {
    const { mode, asked, seconds = Infinity } = this.#task;
    const until = began + seconds * 1000;
    for (let now = began; now < until; now = performance.now()) {
      if (mode === 'once' && this.#next >= asked.length) return;
      await this.#ask(connection, now);
    }
  }

  async #ask(connection: Connection, began: number): Promise<void> {
    const { asked } = this.#task;
    const place = this.#next++;
    const one = asked[place % asked.length];
    if (!one) return;
    const { status, bytes, body } = await connection.ask(wire(one, `${this.#name}-${place}`));
    this.times.push(performance.now() - began);
    this.bytes = Math.max(this.bytes, bytes);
    if (status !== 200 && this.failures.length < SHOWN_FAILURES)
      this.failures.push(`${one.path}: ${status} ${body().slice(0, 300)}`);
  }
}
