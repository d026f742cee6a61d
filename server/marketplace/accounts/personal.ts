import type { User } from '../../../contract/accounts.ts';
import type { ReceivedFile } from '../../../contract/kernel.ts';
import type { OwnDetails } from '../../../contract/personal.ts';
import type { Limit } from '../../platform/limits.ts';
import type { Who } from '../../platform/who.ts';
import { type Market, perform } from '../action.ts';
import type { Claim } from '../idempotency.ts';
import { repeatable } from '../repeatable.ts';
import { dropBytes, keeping, keepPicture, type PictureRule, shownPicture } from '../files/index.ts';
import { ownAccount } from './account.queries.ts';
import { userView } from './account.views.ts';
import type { AccountLimits } from './limits.ts';
import { mustHaveProved } from './proof.ts';
import { removeAvatar } from './actions/remove-avatar.ts';
import { updateDetails } from './actions/update-details.ts';

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
export function answerChange(deps: PersonalDeps, who: Who, change: Change): Promise<User> {
  const { db } = deps.market;
  const of = { claim: change.claim, route: updateDetails.name, accountId: who.accountId };
  return repeatable(deps.market, of, {
    first: (claim) => changeDetails(deps, who, { ...change, claim }),
    again: async () => userView(await ownAccount(db, who)),
  });
}

/** The account as it then is; a new picture is safe before anything names it. */
async function changeDetails(
  { market, limits }: PersonalDeps,
  who: Who,
  { fields, file, network, sessionToken, claim }: Change,
): Promise<User> {
  const before = await ownAccount(market.db, who);
  if (fields.mobile_number !== before.mobile_number) {
    await mustHaveProved(market.db, sessionToken, market.clock.now());
    // Before anything is said of the number, so that being refused tells nothing of it (B5).
    await limits.mobileChanges.take(who.accountId);
    await limits.mobileChangesPerNetwork.take(network);
  }
  if (file) await limits.uploads.take(who.accountId);
  const newAvatar = file && (await keepPicture(market, file, AVATAR));
  const { replaced } = await keeping(market, newAvatar, () =>
    perform(market, updateDetails, { who, input: { ...fields, newAvatar, sessionToken }, claim }),
  );
  await dropBytes(market, replaced);
  return userView(await ownAccount(market.db, who));
}

export async function takeAvatarAway({ market }: PersonalDeps, who: Who): Promise<User> {
  const { removed } = await perform(market, removeAvatar, { who, input: undefined });
  await dropBytes(market, removed);
  return userView(await ownAccount(market.db, who));
}

export async function previewAvatar({ market, limits }: PersonalDeps, who: Who, file: ReceivedFile) {
  await limits.previews.take(who.accountId);
  return shownPicture(market, file, AVATAR);
}
