import { sql } from 'kysely';
import { type Declared, each, exported, gone, kept, notPersonal, ofAccount } from '../personal-data.ts';
import { days, years } from '../retention.ts';

const LOG = 'the log says who did what when, in ids';

/** What the market writes down of every act, whichever feature it is of. */
export const recordData: Declared<
  'audit_details' | 'audit_log' | 'history' | 'idempotency_keys' | 'market_settings' | 'visitor_keys'
> = {
  history: {
    of: ofAccount('actor_id'),
    onErasure: 'rows stay',
    columns: {
      ...each(['event', 'created_at'], exported(kept('what happened when, in ids'))),
      facts: kept('ids only'),
    },
    copy: {
      section: 'whatYouDid',
      as: 'h',
      looksUp: { job_number: sql`j.job_number` },
      from: (id) => sql`history h left join jobs j on j.id = h.job_id
        where h.actor_id = ${id} and h.admin_id is null`,
      order: sql`h.created_at`,
    },
    retention: {
      keeps: years(6),
      since: 'created_at',
      because: 'so long a claim about agreed work can be brought',
    },
  },
  audit_log: {
    of: ofAccount('account_id'),
    onErasure: 'rows stay',
    columns: each(['act', 'subject', 'request_id'], kept(LOG)),
    retention: { keeps: 'for ever', because: 'what admins did stays readable; rows are never changed' },
  },
  audit_details: {
    of: ofAccount('account_id'),
    onErasure: 'rows go',
    columns: each(['before', 'after', 'reason'], gone),
    retention: {
      keeps: 'for ever',
      because: 'with the log; what it says of an account goes with the account',
    },
  },
  idempotency_keys: {
    of: ofAccount('account_id'),
    onErasure: 'rows go',
    columns: each(['route', 'key', 'body_hash', 'answer'], gone),
    retention: {
      keeps: days(7),
      since: 'created_at',
      because: 'long enough for anybody who comes back to a page whose answer was lost',
    },
  },
  visitor_keys: {
    of: null,
    onErasure: 'rows stay',
    columns: each(['id', 'body_hash', 'answer'], notPersonal('hashes and an id, swept after 7 days')),
    retention: { keeps: days(7), since: 'created_at', because: 'as the keys of accounts' },
  },
  market_settings: {
    of: null,
    onErasure: 'rows stay',
    columns: {},
    retention: { keeps: 'for ever', because: 'one row' },
  },
};
