import { action, type Context } from '../../action.ts';
import { lockJobsBetween } from '../../jobs/index.ts';
import { ownBlock } from '../block.queries.ts';

/**
 * Lifts a block of the actor's side: new jobs reach the other side again, and what was closed stays closed. A block that is
 * not there, or that another side made, is answered like one that was lifted before.
 */
export const unblockOther = action({
  name: 'unblockOther',
  by: ['customer', 'business'],
  answers: [],
  async run({ tx, actor, record }: Context, { id }: { id: string }): Promise<[]> {
    const block = await ownBlock(tx, actor, id);
    if (!block) return [];
    await lockJobsBetween(tx, block);
    // If two of one side lift it at the same time, only the first records it.
    const taken = await tx.deleteFrom('blocks').where('id', '=', id).returning('id').executeTakeFirst();
    if (taken) await record('block.lifted', block);
    return [];
  },
});
