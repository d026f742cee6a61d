import { brand } from '../../../contract/brand.ts';
import { type Tx, whileDelivering } from '../../platform/db/db.ts';
import { type Messenger, Undeliverable } from '../../platform/mail/messenger.ts';
import type { Job } from '../../platform/queue/queue.ts';
import type { Market } from '../action.ts';
import { acknowledgement, type Enquiry, enquiryLetter } from './enquiry.letters.ts';

export const SEND_ENQUIRY = 'send-enquiry';
export const ACKNOWLEDGE_COMPLAINT = 'acknowledge-complaint';

type Deps = { market: Market; messenger: Messenger };

export const enquiryJobs = (deps: Deps): Record<string, (job: Job) => Promise<void>> => ({
  [SEND_ENQUIRY]: (job) => mailEnquiry(deps, job.enquiryId ?? ''),
  [ACKNOWLEDGE_COMPLAINT]: (job) => mailAcknowledgement(deps, job),
});

type Mark = 'mailed_at' | 'acknowledged_at';

/** Mails one enquiry to our own people, once. */
const mailEnquiry = ({ market, messenger }: Deps, id: string): Promise<void> =>
  once(market, { id, mark: 'mailed_at' }, async (tx, enquiry, sentAt) => {
    const { salesEmail, supportEmail } = brand.contact;
    const to = enquiry.about === 'enterprise' ? salesEmail : supportEmail;
    const mail = { id, channel: 'email' as const, to, replyTo: enquiry.email, sentAt };
    await messenger.deliver(tx, { ...mail, ...enquiryLetter(enquiry) });
  });

/** Tells who complained that we have it, once. An address that takes no mail is nothing to try again. */
const mailAcknowledgement = ({ market, messenger }: Deps, { enquiryId = '', mailId = '' }: Job) =>
  once(market, { id: enquiryId, mark: 'acknowledged_at' }, async (tx, { email: to, created_at }, sentAt) => {
    const mail = { id: mailId, channel: 'email' as const, to, sentAt, ...acknowledgement(created_at) };
    await messenger.deliver(tx, mail).catch((error: unknown) => {
      if (!(error instanceof Undeliverable)) throw error;
    });
  });

type Kept = Enquiry & { created_at: Date };

async function once(
  { db, clock }: Market,
  { id, mark }: { id: string; mark: Mark },
  send: (tx: Tx, enquiry: Kept, now: Date) => Promise<void>,
): Promise<void> {
  await whileDelivering(db, async (tx) => {
    const enquiry = await tx
      .selectFrom('enquiries')
      .where('id', '=', id)
      .where(mark, 'is', null)
      .selectAll()
      .forUpdate()
      .executeTakeFirst();
    if (!enquiry) return;
    const now = clock.now();
    await send(tx, enquiry as Kept, now);
    await tx
      .updateTable('enquiries')
      .set({ [mark]: now })
      .where('id', '=', id)
      .execute();
  });
}
