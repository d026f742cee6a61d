import { invalid } from '../../../platform/refusal.ts';
import type { Context } from '../../action.ts';
import { createAccount } from './create-account.ts';
import { startSession } from '../session/sessions.ts';
import { takenFields } from './taken.ts';

/** Who registers, after everything was checked that can be checked before. */
export type Registrant = {
  firstName: string;
  lastName: string;
  email: string;
  mobileNumber: string;
  passwordHash: string;
  device: string | null;
  /** The sentence beside the box that was ticked, word for word. */
  terms: string;
};

/** The first half of every registration: the account of the actor. */
export async function openAccount({ tx, actor, now }: Context, registrant: Registrant): Promise<void> {
  const { firstName, lastName, email, mobileNumber, passwordHash } = registrant;
  const account = {
    firstName,
    lastName,
    email,
    mobileNumber,
    passwordHash,
    verifiedAt: null,
    createdAt: now,
  };
  const isCreated = await createAccount(tx, { id: actor.userId, role: actor.role, ...account });
  // Somebody was quicker between the check and now.
  if (!isCreated) throw invalid(await takenFields(tx, { email, mobile: mobileNumber, now }));
}

/** The second half: it is on record, with the terms as they were shown, and its first session begins. */
export async function enterAccount(context: Context, { device, terms }: Registrant): Promise<string> {
  const { actor, tx, now } = context;
  await context.record('account.registered', { accountId: actor.userId, role: actor.role, terms });
  return startSession(tx, { accountId: actor.userId, role: actor.role, device }, now);
}
