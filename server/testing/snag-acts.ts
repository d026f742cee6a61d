import type { NewSnags } from '../../contract/snags.ts';
import type { Business } from './business.ts';
import type { Correspondent } from './correspondent.ts';
import type { Customer } from './customer.ts';

type Ref = { id: string };

/** What both sides read of what is still open after the work on a job. */
export const readsSnags = async (who: Correspondent, { id }: Ref) =>
  (await who.api()).snags({ params: { id } });

/** Lists what is still open, and answers it as it then stands. */
export async function addsSnags(carl: Customer, job: Ref, snags: NewSnags['snags'] = ['The seal leaks']) {
  await (await carl.api()).addSnags({ params: { id: job.id }, body: { snags } });
  return (await readsSnags(carl, job)).snags.slice(-snags.length);
}

/** The same of one thing. */
export async function addsSnag(carl: Customer, job: Ref, text = 'The seal leaks') {
  const [snag] = await addsSnags(carl, job, [text]);
  if (!snag) throw new Error('the snag is not there');
  return snag;
}

export const ticksSnag = async (anna: Business, { id }: Ref) =>
  (await anna.api()).tickSnag({ params: { id } });

export const unticksSnag = async (anna: Business, { id }: Ref) =>
  (await anna.api()).untickSnag({ params: { id } });

export const removesSnag = async (carl: Customer, { id }: Ref) =>
  (await carl.api()).removeSnag({ params: { id } });
