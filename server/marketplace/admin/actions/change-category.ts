import { ifTaken, type Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids.ts';
import { notFound } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { audit } from '../../audit.ts';
import { changesOf } from '../../changes.ts';

type Change = { name?: string | undefined; is_active?: 0 | 1 | undefined };

export const addCategory = action({
  name: 'addCategory',
  by: ['admin'],
  async run(context: Context, { name }: { name: string }): Promise<[]> {
    const id = newId();
    await context.tx
      .insertInto('work_categories')
      .values({ id, name, ...keysOf(name), slug: await freeSlug(context.tx, name), created_at: context.now })
      .execute()
      .catch(ifTaken('category_exists'));
    await audit(context, { act: 'add', subject: 'category', subjectId: id, after: { name } });
    return [];
  },
});

export const changeCategory = action({
  name: 'changeCategory',
  by: ['admin'],
  async run(context: Context, { id, ...change }: Change & { id: string }): Promise<[]> {
    const old = await lockCategory(context.tx, id);
    const wanted = {
      name: change.name ?? old.name,
      is_active: change.is_active === undefined ? old.is_active : change.is_active === 1,
    };
    const changes = changesOf({ name: old.name, is_active: old.is_active }, wanted);
    if (!changes) return [];
    await context.tx
      .updateTable('work_categories')
      .set({ ...wanted, ...keysOf(wanted.name) })
      .where('id', '=', id)
      .execute()
      .catch(ifTaken('category_exists'));
    await audit(context, { act: 'change', subject: 'category', subjectId: id, ...changes });
    return [];
  },
});

/** It can be chosen no more, and its name is free; jobs and businesses that have it keep it. A repeat finds it done. */
export const removeCategory = action({
  name: 'removeCategory',
  by: ['admin'],
  async run(context: Context, { id, reason }: { id: string; reason: string | null }): Promise<[]> {
    const { tx, now } = context;
    const removed = await tx
      .updateTable('work_categories')
      .set({ is_active: false, deleted_at: now, name_key: id, slug: id })
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .returning('name')
      .executeTakeFirst();
    if (removed) {
      const before = { name: removed.name };
      await audit(context, { act: 'delete', subject: 'category', subjectId: id, before, reason });
    } else await mustHaveBeen(tx, id);
    return [];
  },
});

async function lockCategory(tx: Tx, id: string) {
  const category = await tx
    .selectFrom('work_categories')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select(['name', 'is_active'])
    .forUpdate()
    .executeTakeFirst();
  if (!category) throw notFound();
  return category;
}

async function mustHaveBeen(tx: Tx, id: string): Promise<void> {
  const known = await tx.selectFrom('work_categories').where('id', '=', id).select('id').executeTakeFirst();
  if (!known) throw notFound();
}

const keysOf = (name: string) => ({ name_key: name.toLowerCase() });

/** The name as an address has it. Two names that differ in signs alone get different ones. */
async function freeSlug(tx: Tx, name: string): Promise<string> {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const taken = await tx
    .selectFrom('work_categories')
    .where('slug', '=', plain)
    .select('id')
    .executeTakeFirst();
  return taken || plain === '' ? `${plain || 'work'}-${newId().slice(-6)}` : plain;
}
