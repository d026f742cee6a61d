import type { NewExtra } from '../../contract/extras.ts';
import type { Business } from './business.ts';
import type { Correspondent } from './correspondent.ts';
import type { Customer } from './customer.ts';

type Ref = { id: string };

/** What both sides read of the extras of a job. */
export const readsExtras = async (who: Correspondent, { id }: Ref) =>
  (await who.api()).extras({ params: { id } });

/** Proposes an extra, and answers it as it then stands. */
export async function proposesExtra(anna: Business, job: Ref, extra: Partial<NewExtra> = {}) {
  const body = { amount: 45, reason: 'The tap was rotten', ...extra };
  await (await anna.api()).proposeExtra({ params: { id: job.id }, body });
  const proposed = (await readsExtras(anna, job)).extras.at(-1);
  if (!proposed) throw new Error('the extra is not there');
  return proposed;
}

export const approvesExtra = async (carl: Customer, { id }: Ref) =>
  (await carl.api()).approveExtra({ params: { id } });

export const refusesExtra = async (carl: Customer, { id }: Ref, words = '') =>
  (await carl.api()).refuseExtra({ params: { id }, body: { words } });

export const withdrawsExtra = async (anna: Business, { id }: Ref) =>
  (await anna.api()).withdrawExtra({ params: { id } });
