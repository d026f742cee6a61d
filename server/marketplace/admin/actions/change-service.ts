import { ifTaken, type Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids.ts';
import { notFound } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { audit } from '../../audit.ts';
import { changesOf } from '../../changes.ts';

type Which = { categoryId: string; id: string };
type Change = Which & { name?: string | undefined; is_active?: 0 | 1 | undefined };

export const addService = action({
  name: 'addService',
  by: ['admin'],
  async run(context: Context, { categoryId, name }: { categoryId: string; name: string }): Promise<[]> {
    const category = await context.tx
      .selectFrom('work_categories')
      .where('id', '=', categoryId)
      .where('deleted_at', 'is', null)
      .select('id')
      .forShare()
      .executeTakeFirst();
    if (!category) throw notFound();
    const id = newId();
    const row = { id, category_id: categoryId, name, name_key: name.toLowerCase(), created_at: context.now };
    await context.tx.insertInto('services').values(row).execute().catch(ifTaken('service_exists'));
    const after = { name, category_id: categoryId };
    await audit(context, { act: 'add', subject: 'service', subjectId: id, after });
    return [];
  },
});

export const changeService = action({
  name: 'changeService',
  by: ['admin'],
  async run(context: Context, { categoryId, id, ...change }: Change): Promise<[]> {
    const old = await lockService(context.tx, { categoryId, id });
    if (old.deleted_at) throw notFound();
    const wanted = {
      name: change.name ?? old.name,
      is_active: change.is_active === undefined ? old.is_active : change.is_active === 1,
    };
    const changes = changesOf({ name: old.name, is_active: old.is_active }, wanted);
    if (!changes) return [];
    await context.tx
      .updateTable('services')
      .set({ ...wanted, name_key: wanted.name.toLowerCase() })
      .where('id', '=', id)
      .execute()
      .catch(ifTaken('service_exists'));
    await audit(context, { act: 'change', subject: 'service', subjectId: id, ...changes });
    return [];
  },
});

/** As with a category: it can be chosen no more, and its name is free. */
export const removeService = action({
  name: 'removeService',
  by: ['admin'],
  async run(context: Context, { reason, ...which }: Which & { reason: string | null }): Promise<[]> {
    const { tx, now } = context;
    const service = await lockService(tx, which);
    if (service.deleted_at) return [];
    await tx
      .updateTable('services')
      .set({ is_active: false, deleted_at: now, name_key: which.id })
      .where('id', '=', which.id)
      .execute();
    const before = { name: service.name };
    await audit(context, { act: 'delete', subject: 'service', subjectId: which.id, before, reason });
    return [];
  },
});

async function lockService(tx: Tx, { categoryId, id }: Which) {
  const service = await tx
    .selectFrom('services')
    .where('id', '=', id)
    .where('category_id', '=', categoryId)
    .select(['name', 'is_active', 'deleted_at'])
    .forUpdate()
    .executeTakeFirst();
  if (!service) throw notFound();
  return service;
}
