import { expect } from 'vitest';
import { newId } from '../../platform/ids.ts';
import type { TestMarket } from '../../testing/market.ts';
import { story } from '../../testing/story.ts';
import { DECLARED } from '../registry.ts';
import { sectionsOf } from './export.queries.ts';

/** Columns that say whose a row is and yet are in nobody's copy, with the reason. */
const LEFT_OUT: Record<string, string> = {
  'account_codes.account_id': 'a secret that ends within minutes',
  'account_links.account_id': 'a secret that ends within days',
  'attachment_looks.admin_id': 'the audit log has what an admin looked at, and why',
  'audit_details.account_id': 'the book of the admin area: what it changed stands in the sections',
  'audit_log.account_id': 'the book of the admin area',
  'audit_log.admin_id': 'the book of the admin area',
  'authenticators.account_id': 'a secret of an admin',
  'blocks.blocked_by': 'a block is its side’s: who of a team made it stands in their list',
  'bell_entries.business_id': 'a bell is one person’s: it is in the copy of theirs',
  'dashboard_looks.account_id': 'how far somebody has looked, which says nothing of them',
  'dashboard_looks.business_id': 'the same',
  'business_facts.business_id':
    'figures that the profile says, counted from the jobs and answers that are in the copy',
  'business_services.business_id': 'the services stand with the business',
  'calendar_feeds.account_id': 'a secret',
  'conversation_people.account_id': 'who can read a conversation, in one view',
  'engagements.business_id': 'the job is its customer’s; the side of the business is in its leads and quotes',
  'engagements.customer_id': 'the work stands with its job',
  'exports.account_id': 'the copies themselves',
  'found_accounts.account_id': 'names and address once more, folded for the search of the admin area',
  'history.admin_id': 'who stood in for somebody is the admin, whose own acts are under actor_id',
  'idempotency_keys.account_id': 'answers kept for repeats: what they say stands in the sections',
  'invitations.business_id': 'the copy of who sent it has it',
  'known_devices.account_id': 'a secret; the devices stand with the sessions',
  'payment_flags.business_id': 'what admins have to look at; the payment itself stands with the payments',
  'payment_flags.settled_by': 'the admin who has looked at it',
  'phone_releases.business_id': 'the numbers are the customers’',
  'photo_looks.admin_id': 'the audit log has what an admin looked at, and why',
  'reported_words.writer_id':
    'the messages themselves are in it; that one was reported its writer is not told',
  'reports.done_by': 'the admin who dealt with it',
  'reports.taken_by': 'the admin who took it on',
  'promo_redemptions.business_id': 'the code stands with the purchase and the subscription',
  'quotes.author_id': 'a quote is its business’s; that it was sent stands with what its sender did',
  'recovery_codes.account_id': 'secrets of an admin',
  'reviews.business_id': 'the words of customers',
  'service_areas.business_id': 'worked out from the place and the services, which are there',
  'memberships.business_id': 'the others of the team are not the owner’s to take along',
  'lead_digests.account_id': 'when the next mail is due',
  'lead_digests.business_id': 'when the next mail is due',
  'leads_to_mail.account_id': 'ids of what stands with what was told',
  'leads_to_mail.business_id': 'ids of what stands with what was told',
  'members.account_id': 'owners and memberships once more, in one view',
  'members.business_id': 'owners and memberships once more, in one view',
  'sessions.business_id': 'for which of the own businesses a session acts',
  'snags.business_id': 'the list is the customer’s',
  'sessions.admin_id': 'who stood in for somebody is the admin, not the owner of the session',
  'unsubscribe_links.account_id': 'secrets',
  'visit_bookings.account_id': 'the times of the visits that somebody is chosen for, which stand there',
  'visits.business_id': 'the business of its lead, with which it stands',
  'visits.customer_id': 'the customer of its job, with which it stands',
  'visits.member_id': 'a visit is its two sides’: whom the business chose for it stands with the business',
};

/** Each column that says whose a row is: by its name, or because it refers to an account or a business. */
async function columnsOfOwners({ product }: TestMarket): Promise<string[]> {
  const { rows } = await product.database.pool.query<{ at: string }>(`
    select table_name || '.' || column_name as at from information_schema.columns
    where table_schema = 'public' and column_name in ('account_id', 'business_id', 'customer_id', 'actor_id', 'admin_id')
    union
    select c.conrelid::regclass || '.' || a.attname from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid in ('accounts'::regclass, 'businesses'::regclass)
    order by at`);
  return rows.map(({ at }) => at);
}

/** Each column by which a section finds what is its owner's: `alias.column = $1`, or `column = $1` of the only table. */
function columnsAsked(question: string): string[] {
  const asksOwn = question.replaceAll(/in \(select id from businesses where owner_id = (\$\d+)\)/g, '= $1');
  return asksOwn.split('union all').flatMap((part) => {
    const tables = [...part.matchAll(/\b(?:from|join) (\w+)(?: ([a-z])\b)?/g)];
    const asked = [...part.matchAll(/\b(?:([a-z])\.)?(\w+) = \$/g)];
    return asked.flatMap(([, alias, column]) =>
      tables.filter(([, , name]) => name === alias).map(([, table]) => `${table}.${column}`),
    );
  });
}

story(
  'whatever is somebody’s by its account or business is in the copy, or left out for a reason',
  { shows: ['V1'] },
  async ({ market }) => {
    const owners = await columnsOfOwners(market);
    const { db } = market.product.market;
    const asked = Object.values(sectionsOf(DECLARED, newId())).flatMap((query) =>
      columnsAsked(query.compile(db).sql),
    );
    expect(asked).toEqual(
      expect.arrayContaining(['jobs.customer_id', 'payments.business_id', 'businesses.owner_id']),
    );
    const isAsked = new Set(asked);
    expect(owners.filter((one) => !isAsked.has(one))).toEqual(Object.keys(LEFT_OUT).toSorted());
  },
);
