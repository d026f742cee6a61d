import { Refusal } from '../../../platform/refusal.ts';
import { hashToken } from '../../accounts/index.ts';
import { action, type Context } from '../../action.ts';
import { feedOf, keepFeed } from '../feed.queries.ts';
import { feedAddress, feedToken } from '../feed-tokens.ts';
import { feedView } from '../feed.views.ts';

type Input = { seen: number; secretKey: string; appUrl: string };

/**
 * Makes the secret address of somebody's calendar, in place of the one before. The account is held alone, so of two who ask
 * at once the second one finds what the first one made.
 */
export const makeFeed = action({
  name: 'makeFeed',
  by: ['customer', 'business'],
  account: 'changes',
  isPersonal: true,
  async run({ tx, actor, now }: Context, { seen, secretKey, appUrl }: Input) {
    const accountId = actor.userId;
    const known = await feedOf(tx, accountId);
    const edition = seen + 1;
    const token = feedToken({ accountId, edition }, secretKey);
    const hash = hashToken(token);
    const isRepeat = known?.edition === edition && known.token_hash?.equals(hash) === true;
    const address = feedAddress(appUrl, token);
    if (isRepeat) return { ...feedView(known), address };
    if ((known?.edition ?? 0) !== seen) throw new Refusal('feed_changed');
    await keepFeed(tx, { accountId, edition, hash, now });
    return { edition, madeAt: now.toISOString(), address };
  },
});
