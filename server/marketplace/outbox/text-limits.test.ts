import { expect } from 'vitest';
import { inTransaction } from '../../platform/db/db.ts';
import { story } from '../../testing/story.ts';
import { mayTextNow } from './text-limits.ts';

story('only a UK mobile number, whole and without more, is texted', async ({ market }) => {
  const may = (to: string) =>
    inTransaction(market.product.market.db, (tx) =>
      mayTextNow(
        { tx, now: market.clock.now(), textsADay: 1 },
        { account_id: null, to, kind: 'new-lead', ownADay: undefined },
      ),
    );
  expect(await may('07700900123')).toBe(true);
  for (const to of [
    '',
    '07',
    '0770090012',
    '077009001234',
    '447700900123',
    '+4407700900123',
    '07x00900123',
    '02079460001',
  ])
    expect(await may(to)).toBe(false);
});
