import type { ContactMessage } from '../../../contract/enquiries.ts';
import { inTransaction } from '../../platform/db/db.ts';
import { newId } from '../../platform/ids.ts';
import { clientNetwork, type Limit } from '../../platform/limits.ts';
import { emailKey } from '../accounts/index.ts';
import type { Market } from '../action.ts';
import { ACKNOWLEDGE_COMPLAINT, SEND_ENQUIRY } from './enquiry.jobs.ts';

export type EnquiryDeps = Pick<Market, 'db' | 'clock' | 'queue'> & {
  limits: { enquiries: Limit; acknowledgements: Limit };
};

/** Keeps an enquiry and queues the mail that brings it to us, together; who complains is told that we have it. */
export async function sendEnquiry(deps: EnquiryDeps, enquiry: ContactMessage, address: string): Promise<[]> {
  const { db, clock, queue, limits } = deps;
  await limits.enquiries.take(clientNetwork(address));
  const id = newId();
  const isAcknowledged =
    enquiry.about === 'complaint' && (await limits.acknowledgements.mayTake(emailKey(enquiry.email)));
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('enquiries')
      .values({ id, ...enquiry, created_at: clock.now() })
      .execute();
    await queue.send(tx, SEND_ENQUIRY, { jobs: [{ enquiryId: id }] });
    if (isAcknowledged)
      await queue.send(tx, ACKNOWLEDGE_COMPLAINT, { jobs: [{ enquiryId: id, mailId: newId() }] });
  });
  return [];
}
