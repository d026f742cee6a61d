import { fieldSentences as say } from '../../../../contract/copy.ts';
import type { NewPromoCode, PromoCodeChange } from '../../../../contract/promo-codes.ts';
import { ifTaken } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids.ts';
import { pounds } from '../../../platform/money.ts';
import { invalid, notFound } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { audit } from '../../audit.ts';
import { changesOf } from '../../changes.ts';
import { promoKey } from '../packages/offers.queries.ts';

const taken = () => invalid({ name: [say.promoTaken] });

/** Adds a promo code; its name is free in any case. */
export const addPromoCode = action({
  name: 'addPromoCode',
  by: ['admin'],
  async run(context: Context, code: NewPromoCode): Promise<[]> {
    const { tx, now, record } = context;
    const id = newId();
    const added = await tx
      .insertInto('promo_codes')
      .values({
        id,
        name: code.name,
        name_key: promoKey(code.name),
        description: code.description ?? null,
        percentage: code.percentage,
        is_active: code.status ?? true,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('name_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw taken();
    const { name, percentage, description = null, status: is_active = true } = code;
    const after = { name, percentage, description, is_active };
    await audit(context, { act: 'add', subject: 'promo_code', subjectId: id, after });
    await record('promo-code.changed', { promoCodeId: id, what: 'added' });
    return [];
  },
});

/** Changes a promo code. What was bought with it keeps its price. */
export const changePromoCode = action({
  name: 'changePromoCode',
  by: ['admin'],
  async run(context: Context, { id, ...change }: PromoCodeChange & { id: string }): Promise<[]> {
    const { tx, record } = context;
    const found = await tx
      .selectFrom('promo_codes')
      .where('id', '=', id)
      .select(['name', 'description', 'percentage', 'is_active'])
      .forUpdate()
      .executeTakeFirst();
    if (!found) throw notFound();
    const seen = {
      ...(change.name !== undefined && { name: change.name }),
      ...(change.description !== undefined && { description: change.description }),
      ...(change.percentage !== undefined && { percentage: change.percentage }),
      ...(change.status !== undefined && { is_active: change.status }),
    };
    const changes = changesOf(found, { ...found, ...seen });
    if (!changes) return [];
    await tx
      .updateTable('promo_codes')
      .set({ ...seen, ...(change.name !== undefined && { name_key: promoKey(change.name) }) })
      .where('id', '=', id)
      .execute()
      .catch(ifTaken(taken()));
    await audit(context, { act: 'change', subject: 'promo_code', subjectId: id, ...changes });
    await record('promo-code.changed', { promoCodeId: id, what: 'changed' });
    return [];
  },
});

/** Deletes a promo code. What was bought with it keeps its price. */
export const deletePromoCode = action({
  name: 'deletePromoCode',
  by: ['admin'],
  async run(context: Context, { id }: { id: string }): Promise<[]> {
    const { tx, record } = context;
    const gone = await tx
      .deleteFrom('promo_codes')
      .where('id', '=', id)
      .returning(['name', 'percentage', 'description', 'is_active'])
      .executeTakeFirst();
    if (!gone) return mustHaveBeen(tx, id);
    await audit(context, { act: 'delete', subject: 'promo_code', subjectId: id, before: gone });
    await record('promo-code.changed', { promoCodeId: id, what: 'deleted' });
    return [];
  },
});

/** Asked again, because the first answer was lost, it is done all the same. */
async function mustHaveBeen(tx: Context['tx'], id: string): Promise<[]> {
  const deleted = await tx
    .selectFrom('audit_log')
    .where('subject', '=', 'promo_code')
    .where('subject_id', '=', id)
    .where('act', '=', 'delete')
    .select('id')
    .executeTakeFirst();
  if (!deleted) throw notFound();
  return [];
}

/** Changes what a package costs anybody who buys it from now on. */
export const changePackagePrice = action({
  name: 'changePackagePrice',
  by: ['admin'],
  async run(context: Context, { id, net }: { id: string; net: number }): Promise<[]> {
    const { tx, record } = context;
    const old = await tx
      .selectFrom('packages')
      .where('id', '=', id)
      .select('net_pence')
      .forUpdate()
      .executeTakeFirst();
    if (!old) throw notFound();
    const changes = changesOf(old, { net_pence: pounds(net) });
    if (!changes) return [];
    await tx
      .updateTable('packages')
      .set({ net_pence: pounds(net) })
      .where('id', '=', id)
      .execute();
    await audit(context, { act: 'change', subject: 'package', subjectId: id, ...changes });
    await record('package.priced', { packageId: id, netPence: pounds(net) });
    return [];
  },
});
