import type { BusinessId, UserId } from '../../platform/ids.ts';
import { atOnce } from '../../platform/db/sent-together.ts';
import { composeMail } from '../../platform/mail/compose.ts';
import {
  type Channel,
  forOneOfSeveral,
  kind,
  type Kinds,
  type Sending,
  type Waiting,
  type Words,
} from '../outbox/index.ts';
import { keepOpenToken } from '../jobs/index.ts';
import { collectLeads } from './lead-digests.ts';
import { EXPORT_DAYS } from './export-days.ts';
import { channelsOf, mayBeTold, NOTICE_KINDS, type NoticeKind } from './kinds.ts';
import { exportDraft } from './export-draft.ts';
import { type NoticeDraft, jobDraft } from './notice-mail-words.ts';
import { REASONS } from './notice-reasons.ts';
import {
  type JobFacts,
  jobFacts,
  type JobNoticeKind,
  type NoticeReader,
  readerOf,
} from './notice.queries.ts';
import { textMessage } from './text-message.ts';
import { hasCopy } from './kept-copy.queries.ts';
import { linkOf, stopsOf } from './unsubscribe-links.ts';
import { writeSettings } from './write-settings.ts';

/** The news may be many in a day, and all of them stand in the inbox. */
const LEAD_TEXTS_A_DAY = 5;

/** What people are told of jobs, quotes and reviews, by mail and by text. */
export const noticeMails: Kinds = Object.fromEntries(
  Object.keys(NOTICE_KINDS).map((name) => [name, kindOf(name as NoticeKind)]),
);

function kindOf(name: NoticeKind) {
  return kind<Facts>({
    ...(name === 'new-lead' && { collect, textsADay: LEAD_TEXTS_A_DAY }),
    facts: (sending, waiting) => factsOf(sending, waiting, name),
    isMoot: ({ job }) => job?.is_moot ?? false,
    words: (sending, facts, { channel }) =>
      channel === 'email'
        ? noticeMail(sending, { ...facts, draft: mailDraft(facts, sending) })
        : text(sending, facts),
    refused: async (sending, { account_id }, { wantsNoMore }) => {
      if (wantsNoMore && account_id) await stopTexts(sending, account_id);
    },
  });
}

/** One that an operator queued: it is told of with the others. */
async function collect(
  { tx, now }: Sending,
  { id, channel, account_id, business_id }: Waiting,
): Promise<boolean> {
  if (channel !== 'email' || !account_id || !business_id) return false;
  await collectLeads(tx, [{ id, account_id, business_id }], now);
  return true;
}

type Facts = { name: NoticeKind; reader: NoticeReader; businessId: BusinessId | null; job: JobFacts | null };

/**
 * Settings and membership are asked again: nobody is told any more who switched a thing off, or who left the business in
 * whose name they would be, whatever waited until then.
 */
async function factsOf({ tx, now }: Sending, waiting: Waiting, name: NoticeKind): Promise<Facts | undefined> {
  const { channel, account_id: accountId, business_id: businessId } = waiting;
  const asked = { subjectId: waiting.subject_id, accountId, businessId, now };
  const [reader, job] = await atOnce(
    readerOf(tx, waiting, name),
    isAboutJob(name) ? jobFacts(tx, { kind: name, ...asked }) : null,
  );
  if (!reader || !isWanted(name, channel, { ...reader, businessId })) return undefined;
  // It may have waited until its days were over.
  if (name === 'export-ready' && !(await hasCopy(tx, waiting.subject_id))) return undefined;
  if (isAboutJob(name) && !job) throw new Error(`a notice of the kind ${name} is about nothing`);
  return { name, reader, businessId, job };
}

type ReaderNow = Pick<NoticeReader, 'member_role' | 'is_active' | 'is_switched_on'> & {
  businessId: string | null;
};

export function isWanted(name: NoticeKind, channel: Channel, reader: ReaderNow): boolean {
  const { businessId, member_role } = reader;
  const isTheirs = businessId === null || (member_role !== null && mayBeTold(name, member_role));
  return reader.is_active && isTheirs && reader.is_switched_on && channelsOf(name).includes(channel);
}

const isAboutJob = (name: NoticeKind): name is JobNoticeKind => name !== 'export-ready';

const ownDraft = ({ name, reader, job }: Facts): NoticeDraft =>
  job && isAboutJob(name) ? jobDraft(name, job, reader.role) : exportDraft(EXPORT_DAYS);

/** The link of a warning keeps the job open, signed in or not; a token stands in no table, so it is made here. */
function mailDraft(facts: Facts, { secretKey }: Pick<Sending, 'secretKey'>): NoticeDraft {
  const draft = ownDraft(facts);
  const warningId = facts.job?.warning_id;
  if (!warningId) return draft;
  const { label } = draft.link;
  return { ...draft, link: { label, path: `/keep-open/${keepOpenToken(warningId, secretKey)}` } };
}

/** Who acts for several businesses reads for which. */
function namingBusiness(draft: NoticeDraft, { reader, businessId }: Pick<Facts, 'reader' | 'businessId'>) {
  const { one_of_several: business } = reader;
  if (!businessId || business === null) return draft;
  const facts = draft.facts && [{ label: 'Business', value: business }, ...draft.facts];
  return forOneOfSeveral({ ...draft, ...(facts && { facts }) }, { id: businessId, name: business });
}

type Drafted = Omit<Facts, 'job'> & { draft: NoticeDraft };

/** The mail of a draft, with greeting, reason and the link that stops it. */
export async function noticeMail({ db, appUrl, now, secretKey }: Sending, drafted: Drafted): Promise<Words> {
  const { name, reader } = drafted;
  const draft = namingBusiness(drafted.draft, drafted);
  const { reason, stop } = REASONS[name];
  const stops = stopsOf(name);
  const link = stops && (await linkOf(db, { accountId: reader.id, stops, now, secretKey }));
  const unsubscribe = link && `${appUrl}/unsubscribe/${link}`;
  const { label, path, exactly = '' } = draft.link;
  const tab = `${appUrl}${path}`;
  const facts = draft.facts?.map((fact) => ({
    ...fact,
    ...(fact.exactly && { address: tab + fact.exactly }),
  }));
  const words = composeMail({
    subject: draft.subject,
    greeting: `Hello ${reader.first_name},`,
    lines: draft.lines,
    ...(facts && { facts }),
    button: { label, address: tab + exactly },
    reason,
    ...(unsubscribe && { unsubscribe: { label: stop, address: unsubscribe } }),
  });
  return { to: reader.email, ...words, unsubscribe };
}

function text({ appUrl }: Sending, facts: Facts): Words {
  const draft = namingBusiness(ownDraft(facts), facts);
  const { mobile_number: to } = facts.reader;
  return { to, subject: draft.subject, text: textMessage(draft, appUrl), html: '' };
}

/** The person answered STOP, which the provider obeys; the switch must not say otherwise. */
async function stopTexts({ tx, now }: Sending, accountId: UserId): Promise<void> {
  await writeSettings(tx, { by_sms: false }, { accountId, source: 'unsubscribe', now });
}
