import { type Tx, whileDelivering } from '../../platform/db/db.ts';
import type { UserId } from '../../platform/ids.ts';
import type { Log } from '../../platform/log/log.ts';
import { letter } from '../../platform/mail/letter.ts';
import { type Message, type Messenger, Undeliverable } from '../../platform/mail/messenger.ts';
import type { Market } from '../action.ts';
import { EXPORT_DAYS } from './export-days.ts';
import { channelsFor, rolesTold } from './kinds.ts';
import { type Draft, exportDraft, jobDraft, REASONS } from './letters.ts';
import { jobFacts, type Waiting, waitingNotice } from './notice.queries.ts';
import { SEND_NOTICE } from './queue-notices.ts';
import { whenTextsMayGo } from './quiet-hours.ts';
import { mayTextNow } from './text-limits.ts';
import { textMessage } from './text-message.ts';
import { makeLink, stopsOf } from './unsubscribe-links.ts';
import { writeSettings } from './write-settings.ts';

export type NoticeDeps = {
  market: Market;
  messenger: Messenger;
  appUrl: string;
  /** The most texts in 24 hours, to everybody together. */
  textsADay: number;
  log: Log;
};

/**
 * Sends one notice. It is locked while it goes out, and marked in the same transaction: of two workers one sends it.
 * If this process dies after the mail server accepted the mail and before the mark is written, the notice is sent
 * again under the same Message-ID: mail is sent at least once, because a duplicate harms less than a lost mail.
 */
export async function sendNotice(deps: NoticeDeps, noticeId: string): Promise<void> {
  await whileDelivering(deps.market.db, async (tx) => {
    const notice = await waitingNotice(tx, noticeId);
    if (notice) await decide({ ...deps, tx, now: deps.market.clock.now() }, notice);
  });
}

type Sending = NoticeDeps & { tx: Tx; now: Date };

/**
 * Settings and membership are asked again: nobody is told any more who switched a thing off, or who left the business in
 * whose name they would be, whatever waited until then.
 */
async function decide(sending: Sending, notice: Waiting): Promise<void> {
  const { tx, now, messenger, market } = sending;
  const isWanted =
    notice.is_active && isTheirs(notice) && channelsFor(notice.kind, notice).includes(notice.channel);
  const draft =
    isWanted && messenger.channels.includes(notice.channel) ? await draftOf(sending, notice) : null;
  if (!draft) return mark(sending, notice, 'dropped');
  if (notice.channel === 'email') return deliver(sending, notice, await mail(sending, notice, draft));
  const from = whenTextsMayGo(now);
  if (from > now)
    return market.queue.send(tx, SEND_NOTICE, { jobs: [{ noticeId: notice.id }], notBefore: from });
  if (!(await mayTextNow(sending, notice))) return mark(sending, notice, 'dropped');
  return deliver(sending, notice, text(sending, notice, draft));
}

const isTheirs = ({ kind, business_id, member_role }: Waiting): boolean =>
  business_id === null || (member_role !== null && rolesTold(kind).includes(member_role));

/** Null for what was overtaken by events. */
async function draftOf({ tx, now }: Sending, notice: Waiting): Promise<Draft | null> {
  const {
    kind,
    channel,
    subject_id: subjectId,
    account_id: accountId,
    business_id: businessId,
    role,
  } = notice;
  if (kind === 'export-ready') return exportDraft(EXPORT_DAYS);
  const facts = await jobFacts(tx, { kind, channel, subjectId, accountId, businessId, now });
  return facts.is_moot ? null : jobDraft(kind, facts, role);
}

type Words = Omit<Message, 'id' | 'sentAt'>;

async function mail({ market, appUrl, now }: Sending, notice: Waiting, draft: Draft): Promise<Words> {
  const { reason, stop } = REASONS[notice.kind];
  const stops = stopsOf(notice.kind);
  const link = stops && (await makeLink(market.db, { accountId: notice.account_id, stops, now }));
  const unsubscribe = link && `${appUrl}/unsubscribe/${link}`;
  const words = letter({
    subject: draft.subject,
    greeting: `Hello ${notice.first_name},`,
    lines: draft.lines,
    ...(draft.facts && { facts: draft.facts }),
    button: { label: draft.link.label, address: `${appUrl}${draft.link.path}` },
    reason,
    ...(unsubscribe && { unsubscribe: { label: stop, address: unsubscribe } }),
  });
  return { channel: 'email', to: notice.email, ...words, unsubscribe };
}

const text = ({ appUrl }: Sending, notice: Waiting, draft: Draft): Words => ({
  channel: 'sms',
  to: notice.mobile_number,
  subject: draft.subject,
  text: textMessage(draft, appUrl),
  html: '',
});

async function deliver(sending: Sending, notice: Waiting, words: Words): Promise<void> {
  try {
    await sending.messenger.deliver(sending.tx, { id: notice.id, ...words, sentAt: sending.now });
  } catch (error) {
    if (!(error instanceof Undeliverable)) throw error;
    // Its words name no number (twilio.ts).
    sending.log.warn({ err: error, notice: notice.kind }, 'a notice was not taken and is not tried again');
    if (error.wantsNoMore) await stopTexts(sending, notice.account_id);
    return mark(sending, notice, 'dropped');
  }
  await mark(sending, notice, 'sent');
}

/** The person answered STOP, which the provider obeys; the switch must not say otherwise. */
async function stopTexts({ tx, now }: Sending, accountId: UserId): Promise<void> {
  await writeSettings(tx, { by_sms: false }, { accountId, source: 'unsubscribe', now });
}

async function mark({ tx, now }: Sending, { id }: Waiting, status: 'sent' | 'dropped'): Promise<void> {
  await tx.updateTable('notices').set({ status, decided_at: now }).where('id', '=', id).execute();
}
