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
  'quote-revised': { hangsOn: 'channel', canBeTexted: true },
  'quote-ending': { hangsOn: 'channel', canBeTexted: false },
  'quote-expired': { hangsOn: 'channel', canBeTexted: false },
  'quote-declined': { hangsOn: 'channel', canBeTexted: false },
  'extra-proposed': { hangsOn: 'channel', canBeTexted: true },
  'extra-approved': { hangsOn: 'channel', canBeTexted: false },
  'extra-refused': { hangsOn: 'channel', canBeTexted: false },
  'snag-listed': { hangsOn: 'channel', canBeTexted: false },
  'snag-done': { hangsOn: 'channel', canBeTexted: false },
  'end-proposed': { hangsOn: 'channel', canBeTexted: true },
  'end-declined': { hangsOn: 'channel', canBeTexted: false },
  'end-lapsed': { hangsOn: 'channel', canBeTexted: false },
  'job-cancelled': { hangsOn: 'channel', canBeTexted: true },
  'job-changed': { hangsOn: 'channel', canBeTexted: false },
  'job-closing': { hangsOn: 'channel', canBeTexted: false },
  'job-expired': { hangsOn: 'channel', canBeTexted: false },
  'job-finished': { hangsOn: 'channel', canBeTexted: true },
  'review-due': { hangsOn: 'channel', canBeTexted: false },
  'review-answered': { hangsOn: 'channel', canBeTexted: false },
  'review-received': { hangsOn: 'channel', canBeTexted: true },
  'visit-proposed': { hangsOn: 'channel', canBeTexted: false },
  'visit-moved': { hangsOn: 'channel', canBeTexted: true },
  'visit-agreed': { hangsOn: 'channel', canBeTexted: false },
  'visit-cancelled': { hangsOn: 'channel', canBeTexted: true },
  'visit-tomorrow': { hangsOn: 'channel', canBeTexted: false },
  'visit-soon': { hangsOn: 'channel', canBeTexted: true },
  'visit-on-way': { hangsOn: 'channel', canBeTexted: true },
  'visit-no-show': { hangsOn: 'channel', canBeTexted: false },
  'visit-no-show-disputed': { hangsOn: 'channel', canBeTexted: false },
  'export-ready': { hangsOn: 'nothing', canBeTexted: false },
} as const satisfies Record<string, Rule>;

export type NoticeKind = keyof typeof NOTICE_KINDS;
export const NOTICE_KIND_NAMES = Object.keys(NOTICE_KINDS) as NoticeKind[];

/** Who hears of leads and quotes. */
export const OF_THE_OFFICE: readonly MemberRole[] = ['owner', 'office'];

/** A field member hears of agreed work only. */
const OF_AGREED_WORK: readonly NoticeKind[] = ['job-cancelled', 'job-finished'];

/** Which members of a business are told of a thing of this kind. */
export const rolesTold = (kind: NoticeKind): readonly MemberRole[] =>
  OF_AGREED_WORK.includes(kind) ? MEMBER_ROLES : OF_THE_OFFICE;

/** A field member who is chosen for a visit hears of that one, and is told by name. */
export const isOfVisit = (kind: NoticeKind): boolean => kind.startsWith('visit-');

/** Which members of a business may be told of a thing of this kind, be it by name. */
export const mayBeTold = (kind: NoticeKind, role: MemberRole): boolean =>
  isOfVisit(kind) || rolesTold(kind).includes(role);

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
