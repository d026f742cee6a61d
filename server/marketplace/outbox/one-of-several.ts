import { type RawBuilder, sql } from 'kysely';
import type { BusinessId } from '../../platform/ids.ts';

type Business = { id: BusinessId; name: string };
type Draft = { subject: string; link: { path: string } };

/** SQL: whether this account acts for another business than this one as well. */
export const isOneOfSeveral = (accountId: RawBuilder<unknown>, businessId: RawBuilder<unknown>) =>
  sql<boolean>`exists (
    select from members o where o.account_id = ${accountId} and o.business_id <> ${businessId})`;

/** A member who acts for several businesses reads which of them it is about, and the link opens that one. */
export const forOneOfSeveral = <D extends Draft>(draft: D, { id, name }: Business): D => ({
  ...draft,
  subject: `${name}: ${draft.subject}`,
  link: { ...draft.link, path: openedFor(draft.link.path, id) },
});

const openedFor = (path: string, id: BusinessId): string =>
  `${path}${path.includes('?') ? '&' : '?'}business=${id}`;
