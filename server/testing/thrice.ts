import type { Stage } from './story.ts';

/** The same request under one key: two at once, and one after them. All are answered as the first. */
export async function thrice<Answer>(act: () => Promise<Answer>): Promise<Answer[]> {
  return [...(await Promise.all([act(), act()])), await act()];
}

export const KEY = { 'idempotency-key': 'the-key-of-one-filled-in-form' };

/** How many rows a table has. */
export const rows = async ({ market }: Stage, table: string, where = 'true'): Promise<number> => {
  const { rows: found } = await market.product.database.pool.query<{ count: string }>(
    `select count(*) from ${table} where ${where}`,
  );
  return Number(found[0]?.count);
};
