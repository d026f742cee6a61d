import type { Actor } from '../../platform/actor.ts';
import { notFound } from '../../platform/refusal.ts';
import type { Market } from '../action.ts';
import { mayOnAgreement } from './agreement.policy.ts';
import { agreementOf } from './agreement.queries.ts';
import { agreementView } from './agreement.views.ts';

/** @throws Refusal 'not_found' when nobody has won the job, or the viewer is no side of it */
export async function readAgreement({ db, clock }: Market, actor: Actor, jobId: string) {
  const row = await agreementOf(db, jobId);
  const sides = row && { customerId: row.customer_id, businessId: row.business_id };
  if (!sides || !mayOnAgreement.may('read', actor, sides)) throw notFound();
  return { agreement: agreementView(row, clock.now()) };
}
