import { action, type Context } from '../../action.ts';
import { forgetPhotosOfSnag } from '../../result-photos/index.ts';
import { move } from '../../lifecycle.ts';
import { snagLifecycle } from '../snag.lifecycle.ts';
import { workOfSnagForAct } from '../snag.queries.ts';
import { refuseOutside } from '../window.ts';

type OfSnag = { snagId: string };

/** The business has done what was still open. It says so at any time, as much may be listed on the last day. */
export const tickSnag = action({
  name: 'tickSnag',
  by: ['business'],
  run: (context: Context, input: OfSnag): Promise<[]> =>
    moveSnag(context, input, { name: 'tick', event: 'snag.ticked' }),
});

/** The business ticked it off by mistake. */
export const untickSnag = action({
  name: 'untickSnag',
  by: ['business'],
  run: (context: Context, input: OfSnag): Promise<[]> =>
    moveSnag(context, input, { name: 'untick', event: 'snag.unticked' }),
});

/** The customer takes it back; its photos go with it. */
export const removeSnag = action({
  name: 'removeSnag',
  by: ['customer'],
  async run(context: Context, input: OfSnag): Promise<[]> {
    await moveSnag(context, input, { name: 'remove', event: 'snag.removed' });
    await forgetPhotosOfSnag(context, input.snagId);
    return [];
  },
});

type Moving =
  | { name: 'tick'; event: 'snag.ticked' }
  | { name: 'untick'; event: 'snag.unticked' }
  | { name: 'remove'; event: 'snag.removed' };

async function moveSnag(
  { tx, actor, now, record }: Context,
  { snagId }: OfSnag,
  { name, event }: Moving,
): Promise<[]> {
  const work = await workOfSnagForAct(tx, actor, { snagId, to: name });
  if (name === 'untick') refuseOutside(work, now);
  const set = { decided_at: name === 'untick' ? null : now };
  if ((await move(tx, snagLifecycle, { name, id: snagId, set })) === 'already there') return [];
  const { jobId, customerId, businessId } = work;
  await record(event, { jobId, snagId, customerId, businessId });
  return [];
}
