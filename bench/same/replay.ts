import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Recorded, Sent } from '../recorded.ts';
import { valuesFor } from './generated.ts';

const names = new Map<string, string>();

/** One name for each text, so that PostgreSQL plans it once for each connection. */
function nameOf(text: string): string {
  let name = names.get(text);
  if (!name) names.set(text, (name = createHash('sha256').update(text).digest('base64url').slice(0, 20)));
  return name;
}

export type Replayed = Recorded & { steps: Sent[][]; value: unknown };

export const readyToReplay = (recorded: Recorded): Replayed => ({
  ...recorded,
  steps: [...Map.groupBy(recorded.sent, ({ step }) => step).values()],
  value: JSON.parse(recorded.answer),
});

/**
 * Sends what the product sent, in its order and with no more of it together than the product has together, and makes
 * the product's answer to text. What it leaves out is what the product makes of the rows.
 * @throws when a statement answers another number of rows than it did for the product
 */
export async function replay(pool: pg.Pool, replayed: Replayed, isNamed: boolean): Promise<string> {
  const { steps, generated, value } = replayed;
  const valuesOf = valuesFor(generated);
  let transaction: pg.PoolClient | null = null;
  try {
    for (const step of steps) {
      if (step[0]?.text === 'begin') transaction = await pool.connect();
      const send = again(transaction ?? pool, isNamed);
      await Promise.all(step.map((sent) => send({ ...sent, values: valuesOf(sent.values) })));
      if (step.at(-1)?.text !== 'commit') continue;
      transaction?.release();
      transaction = null;
    }
  } finally {
    transaction?.release(true);
  }
  return JSON.stringify(value);
}

const again =
  (connection: pg.Pool | pg.PoolClient, isNamed: boolean) =>
  async ({ text, values, rows }: Sent): Promise<void> => {
    const answer = await connection.query(isNamed ? { name: nameOf(text), text, values } : { text, values });
    if (answer.rows.length === rows) return;
    throw new Error(`${answer.rows.length} rows in place of ${rows}: ${text.slice(0, 200)}`);
  };
