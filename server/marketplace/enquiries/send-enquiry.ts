import type { FastifyRequest } from 'fastify';
import type { ContactMessage } from '../../../contract/enquiries.ts';
import { inTransaction, type Tx } from '../../platform/db/db.ts';
import { newId } from '../../platform/ids.ts';
import { clientNetwork, type Limit } from '../../platform/limits.ts';
import { emailKey } from '../accounts/index.ts';
import type { Market } from '../action.ts';
import { claimAlike } from '../claims.ts';
import { NOBODY, type Claim, once } from '../idempotency.ts';
import { putInOutbox } from '../outbox/index.ts';
import { nothingAgain, repeatable } from '../repeatable.ts';

export type EnquiryDeps = Pick<Market, 'db' | 'clock' | 'queue'> & {
  limits: { enquiries: Limit; acknowledgements: Limit };
};

/** A message to us, brought once however often it arrives: under its key, and for some seconds by what it says. */
export function answerContact(deps: EnquiryDeps, enquiry: ContactMessage, request: FastifyRequest) {
  const claim = { ...claimAlike(request), visitor: emailKey(enquiry.email) };
  const first = async () => {
    await deps.limits.enquiries.take(clientNetwork(request.ip));
    return sendEnquiry(deps, enquiry, claim);
  };
  return repeatable(deps, { claim, route: ROUTE }, { first, again: nothingAgain });
}

const ROUTE = 'contactUs';

/** Keeps an enquiry and queues the mail that brings it to us, together; who complains is told that we have it. */
async function sendEnquiry(deps: EnquiryDeps, enquiry: ContactMessage, claim: Claim): Promise<[]> {
  const { db, clock, queue, limits } = deps;
  const id = newId();
  const isAcknowledged =
    enquiry.about === 'complaint' && (await limits.acknowledgements.mayTake(emailKey(enquiry.email)));
  const keep = async (tx: Tx) => {
    await tx
      .insertInto('enquiries')
      .values({ id, ...enquiry, created_at: clock.now() })
      .execute();
    const kinds = ['enquiry', ...(isAcknowledged ? ['complaint-received'] : [])];
    await putInOutbox(
      { tx, queue, now: clock.now() },
      kinds.map((kind) => ({ kind, key: `${kind}:${id}`, subjectId: id })),
    );
  };
  const scope = { accountId: NOBODY, now: clock.now() };
  await inTransaction(db, (tx) => once({ ...scope, tx }, { ...claim, route: ROUTE }, () => keep(tx)));
  return [];
}
