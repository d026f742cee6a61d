import { setTimeout as sleep } from 'node:timers/promises';
import { type Asked, wire } from './calls.ts';
import { type Connection, openConnection } from './connection.ts';

type Target = { port: number; connections: number; asked: Asked[] };
/** `once`: everything that is asked, once. `closed`: as fast as it is answered. `open`: as people come. */
export type Task = Target &
  ({ mode: 'once' } | { mode: 'closed'; seconds: number } | { mode: 'open'; seconds: number; rate: number });

export type Driven = { answered: number; seconds: number; times: number[]; failures: string[] };

/** Drives one server as told and answers what it was like. */
export async function drive(task: Task): Promise<Driven> {
  const opening = Array.from({ length: task.connections }, () => openConnection(task.port));
  const connections = await Promise.all(opening);
  const run = new Run(task.asked);
  const began = performance.now();
  if (task.mode === 'once') await run.eachOnce(connections);
  else if (task.mode === 'closed') await run.closed(connections, began + task.seconds * 1000);
  else await run.open(connections, { until: began + task.seconds * 1000, rate: task.rate });
  const seconds = (performance.now() - began) / 1000;
  for (const connection of connections) connection.close();
  return { answered: run.times.length, seconds, times: run.times, failures: run.failures };
}

const SHOWN_FAILURES = 3;
let runs = 0;

class Run {
  readonly times: number[] = [];
  readonly failures: string[] = [];
  readonly #asked: Asked[];
  readonly #name = `${process.pid}-${Date.now()}-${(runs += 1)}`;
  #next = 0;

  constructor(asked: Asked[]) {
    this.#asked = asked;
  }

  async eachOnce(connections: Connection[]): Promise<void> {
    await onEach(connections, async (connection) => {
      while (this.#next < this.#asked.length) await this.#ask(connection, performance.now());
    });
  }

  async closed(connections: Connection[], until: number): Promise<void> {
    await onEach(connections, async (connection) => {
      for (let now = performance.now(); now < until; now = performance.now())
        await this.#ask(connection, now);
    });
  }

  /**
   * Arrivals at random moments, whether or not the ones before were answered: who finds every connection busy waits,
   * and his time counts from when he came.
   */
  async open(connections: Connection[], { until, rate }: { until: number; rate: number }): Promise<void> {
    const idle = [...connections];
    const arrived: number[] = [];
    const running = new Set<Promise<void>>();
    const serve = () => {
      while (idle.length > 0 && arrived.length > 0) {
        const connection = idle.pop();
        const came = arrived.shift();
        if (!connection || came === undefined) return;
        const asking = this.#ask(connection, came).then(() => {
          running.delete(asking);
          idle.push(connection);
          serve();
        });
        running.add(asking);
      }
    };
    let next = performance.now();
    while (next < until) {
      next += (-Math.log(1 - Math.random()) * 1000) / rate;
      const early = next - performance.now();
      if (early > 0) await sleep(early);
      arrived.push(next);
      serve();
    }
    while (running.size > 0) await Promise.all(running);
  }

  async #ask(connection: Connection, came: number): Promise<void> {
    const place = this.#next++;
    const asked = this.#asked[place % this.#asked.length];
    if (!asked) return;
    const reply = await connection.ask(wire(asked, `${this.#name}-${place}`));
    this.times.push(performance.now() - came);
    if (reply.status !== 200 && this.failures.length < SHOWN_FAILURES)
      this.failures.push(`${asked.kind}: ${reply.status} ${reply.body.slice(0, 300)}`);
  }
}

const onEach = (
  connections: Connection[],
  work: (connection: Connection) => Promise<void>,
): Promise<unknown> => Promise.all(connections.map(work));
