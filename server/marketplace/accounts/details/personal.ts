import type { User } from '../../../../contract/accounts.ts';
import type { ReceivedFile } from '../../../../contract/kernel.ts';
import type { OwnDetails } from '../../../../contract/personal.ts';
import type { Actor } from '../../../platform/actor.ts';
import type { Limit } from '../../../platform/limits.ts';
import { type Market, perform } from '../../action.ts';
import type { Claim } from '../../idempotency.ts';
import { repeatable } from '../../repeatable.ts';
import { dropBytes, keeping, keepPicture, type PictureRule, shownPicture } from '../../files/index.ts';
import { ownAccount } from '../account.queries.ts';
import { userView } from '../account.views.ts';
import type { AccountLimits } from '../limits.ts';
import { mustHaveProved } from '../proof/proof.ts';
import { removeAvatar } from './remove-avatar.ts';
import { updateDetails } from './update-details.ts';

/** `market`, and how often one account may send a file or another number. */
export type PersonalDeps = {
  market: Market;
  limits: { uploads: Limit; previews: Limit } & Pick<
    AccountLimits,
    'mobileChanges' | 'mobileChangesPerNetwork'
  >;
};

type Details = Omit<OwnDetails, 'avatar' | 'name'>;

const AVATAR: PictureRule = { takes: ['jpeg', 'png', 'heif'], fit: 'cover', wrongType: 'avatar_wrong_type' };

type Change = {
  fields: Details;
  file: ReceivedFile | null;
  network: string;
  sessionToken: string;
  claim: Claim | null;
};

/** A repeat is answered with the account as it is by then: its picture is not put up a second time. */
export function answerChange(deps: PersonalDeps, actor: Actor, change: Change): Promise<User> {
  const { db } = deps.market;
  const of = { claim: change.claim, route: updateDetails.name, accountId: actor.userId };
  return repeatable(deps.market, of, {
    first: (claim) => changeDetails(deps, actor, { ...change, claim }),
    again: async () => userView(await ownAccount(db, actor), actor),
  });
}

/** The account as it then is; a new picture is safe before anything names it. */
async function changeDetails(
  { market, limits }: PersonalDeps,
  actor: Actor,
  { fields, file, network, sessionToken, claim }: Change,
): Promise<User> {
  const before = await ownAccount(market.db, actor);
  if (fields.mobile_number !== before.mobile_number) {
    await mustHaveProved(market.db, sessionToken, market.clock.now());
    // Before anything is said of the number, so that being refused tells nothing of it.
    await limits.mobileChanges.take(actor.userId);
    await limits.mobileChangesPerNetwork.take(network);
  }
  if (file) await limits.uploads.take(actor.userId);
  const newAvatar = file && (await keepPicture(market, file, AVATAR));
  const { replaced } = await keeping(market, newAvatar, () =>
    perform(market, updateDetails, { actor, input: { ...fields, newAvatar, sessionToken }, claim }),
  );
  await dropBytes(market, replaced);
  return userView(await ownAccount(market.db, actor), actor);
}

export async function takeAvatarAway({ market }: PersonalDeps, actor: Actor): Promise<User> {
  const { removed } = await perform(market, removeAvatar, { actor, input: undefined });
  await dropBytes(market, removed);
  return userView(await ownAccount(market.db, actor), actor);
}

export async function previewAvatar({ market, limits }: PersonalDeps, actor: Actor, file: ReceivedFile) {
  await limits.previews.take(actor.userId);
  return shownPicture(market, file, AVATAR);
}
