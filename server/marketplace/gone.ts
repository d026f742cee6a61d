import { sql } from 'kysely';
import type { Actor } from '../platform/actor.ts';
import { Refusal } from '../platform/refusal.ts';

const isGone = (account: string) => sql<boolean>`(${sql.ref(`${account}.deleted_at`)} is not null
  or not ${sql.ref(`${account}.is_active`)})`;

/**
 * SQL: whether the two sides of a statement that has the customer's id and the business's are gone: deleted or deactivated.
 * Of a business its owner decides, for whoever works there.
 */
export const goneColumns = ({ customer, business }: { customer: string; business: string }) => ({
  is_customer_gone: sql<boolean>`(select ${isGone('gc')} from accounts gc where gc.id = ${sql.ref(customer)})`,
  is_business_gone: sql<boolean>`(select ${isGone('go')} from businesses gb join accounts go on go.id = gb.owner_id
    where gb.id = ${sql.ref(business)})`,
});

type Sides = { is_customer_gone: boolean; is_business_gone: boolean };

/** Whether nobody is there any more for whom this side would do something. */
export const isOtherGone = ({ role }: Actor, sides: Sides): boolean =>
  role === 'business' ? sides.is_customer_gone : sides.is_business_gone;

/** @throws Refusal 'other_side_gone' */
export function mustBeHere(actor: Actor, sides: Sides): void {
  if (isOtherGone(actor, sides)) throw new Refusal('other_side_gone');
}
