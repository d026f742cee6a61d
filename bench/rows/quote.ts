import type pg from 'pg';
import { CURRENCY } from '../../contract/words.ts';
import { bareQuote } from './bare/quote.ts';
import { READERS_OF_LEADS, type People } from '../testbed/people.ts';
import type { Asked } from '../testbed/load/calls.ts';
import type { Row } from './row.ts';

const LEADS = 20_000;

export const quote: Row = {
  name: 'send a quote',
  asks: quotes,
  bare: bareQuote,
  peerOfBare: 0.0664,
  goals: { ofPeer: 4 },
  writes: { isOnce: true, restore: takeBack },
};

/** A quote for each open lead of the businesses that have most of them. */
async function quotes({ client, sessions }: People): Promise<Asked[]> {
  const { rows } = await client.query<{ account_id: string; id: string }>(
    `select w.account_id, l.id from (${READERS_OF_LEADS}) w join businesses b on b.owner_id = w.account_id
     join leads l on l.business_id = b.id join jobs j on j.id = l.job_id
     where l.status = 'open' and j.ask_status = 'active' and j.is_offered and j.is_active
       and (j.open_to_all_from <= now() or b.package = 'premium')
     order by md5(l.id::text) limit ${LEADS}`,
  );
  const tokens = await sessions(rows.map(({ account_id }) => account_id));
  return rows.map(({ id: leadId }, place) => {
    const body = { leadId, rate_type: 'Flat', cost: 125, currency: CURRENCY, comments: 'Within a week.' };
    return { method: 'POST', path: '/api/quote', token: tokens[place] ?? '', body };
  });
}

/** The world had one quote at most for a job, and all of them an hour after it was posted. */
async function takeBack(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ lead_id: string }>(
    `delete from quotes where comments = 'Within a week.' returning lead_id`,
  );
  await client.query(`update leads set status = 'open' where id = any($1::uuid[])`, [
    rows.map(({ lead_id }) => lead_id),
  ]);
}
