import { type RawBuilder, sql } from 'kysely';
import { MEMBER_ROLES, type MemberRole } from '../../../contract/words.ts';
import type { Channel } from '../outbox/index.ts';

/** What a notice hangs on: a switch of its own, the channel alone, or nothing, because the account needs it. */
type HangsOn = 'messages' | 'new_job_leads' | 'channel' | 'nothing';

type Rule = { hangsOn: HangsOn; canBeTexted: boolean };

/**
 * What people are told of. A text costs money and buzzes in a pocket, so only news that people act on is texted; the
 * rest can be read in the evening.
 */
export const NOTICE_KINDS = {
  'new-lead': { hangsOn: 'new_job_leads', canBeTexted: true },
  'message-received': { hangsOn: 'messages', canBeTexted: true },
  'quote-received': { hangsOn: 'channel', canBeTexted: true },
  'quote-accepted': { hangsOn: 'channel', canBeTexted: true },
  'quote-rejected': { hangsOn: 'channel', canBeTexted: false },
  'quote-withdrawn': { hangsOn: 'channel', canBeTexted: false },
  'job-cancelled': { hangsOn: 'channel', canBeTexted: true },
  'job-finished': { hangsOn: 'channel', canBeTexted: true },
  'review-received': { hangsOn: 'channel', canBeTexted: true },
  'export-ready': { hangsOn: 'nothing', canBeTexted: false },
} as const satisfies Record<string, Rule>;

export type NoticeKind = keyof typeof NOTICE_KINDS;
export const NOTICE_KIND_NAMES = Object.keys(NOTICE_KINDS) as NoticeKind[];

/** A field member hears of agreed work only. */
const OF_AGREED_WORK: readonly NoticeKind[] = ['job-cancelled', 'job-finished'];

/** Which members of a business are told of a thing of this kind. */
export const rolesTold = (kind: NoticeKind): readonly MemberRole[] =>
  OF_AGREED_WORK.includes(kind) ? MEMBER_ROLES : ['owner', 'office'];

/** The channels on which anybody can be told of a thing of this kind. */
export const channelsOf = (kind: NoticeKind): Channel[] =>
  NOTICE_KINDS[kind].canBeTexted ? ['email', 'sms'] : ['email'];

/** SQL: whether somebody with the settings `s` is told of a thing of this kind on one of its channels. */
export function isSwitchedOn(kind: NoticeKind, channel: RawBuilder<Channel>): RawBuilder<boolean> {
  const { hangsOn } = NOTICE_KINDS[kind];
  if (hangsOn === 'nothing') return sql<boolean>`true`;
  const isChannelOn = sql<boolean>`case ${channel} when 'sms' then s.by_sms else s.by_email end`;
  return hangsOn === 'channel' ? isChannelOn : sql<boolean>`(${isChannelOn} and ${sql.ref(`s.${hangsOn}`)})`;
}
