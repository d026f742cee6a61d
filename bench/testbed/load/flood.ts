import { setTimeout as sleep } from 'node:timers/promises';
import { type Asked, wire } from './calls.ts';
import { type Connection, openConnection } from './connection.ts';

/** `open`: so many a second, whether or not those before were answered, as people come. */
export type FloodTask = {
  mode: 'open';
  port: number;
  asked: Asked[];
  /** A second. */
  rate: number;
  seconds: number;
  /** How many may be unanswered at the same time. */
  connections: number;
};

/** Milliseconds of each answer, by what it was. */
export type Flooded = {
  seconds: number;
  accepted: number[];
  refused: number[];
  /** Answers of any other kind. */
  failed: number;
  /** Neither answered nor refused within this bench's patience, or not even sent, as all connections hung. */
  hung: number;
};

const TICK_MS = 5;
const PATIENCE_MS = 5_000;

/** Asks at a steady rate and answers what became of each. */
export async function flood(task: FloodTask): Promise<Flooded> {
  const { rate, seconds, asked, connections, port } = task;
  const free = await Promise.all(Array.from({ length: connections }, () => openConnection(port)));
  const all = [...free];
  const flooded: Flooded = { seconds, accepted: [], refused: [], failed: 0, hung: 0 };
  const asking: Promise<void>[] = [];
  const name = `${process.pid}-${Date.now()}`;
  const began = performance.now();
  for (let sent = 0; sent < rate * seconds; await sleep(TICK_MS)) {
    const due = Math.min(rate * seconds, (rate * (performance.now() - began)) / 1000);
    for (; sent < due; sent++) {
      const connection = free.pop();
      const one = asked[sent % asked.length];
      if (!connection || !one) flooded.hung += 1;
      else
        asking.push(
          ask(connection, wire(one, `${name}-${sent}`), flooded).then(() => void free.push(connection)),
        );
    }
  }
  const patience = sleep(PATIENCE_MS, 'late', { ref: false });
  await Promise.race([Promise.all(asking), patience]);
  const { accepted, refused, failed } = flooded;
  flooded.hung += asking.length - accepted.length - refused.length - failed;
  for (const connection of all) connection.close();
  return flooded;
}

async function ask(connection: Connection, request: string, flooded: Flooded): Promise<void> {
  const began = performance.now();
  const { status } = await connection.ask(request).catch(() => ({ status: 0 }));
  const took = performance.now() - began;
  if (status === 200) flooded.accepted.push(took);
  else if (status === 503) flooded.refused.push(took);
  else flooded.failed += 1;
}
