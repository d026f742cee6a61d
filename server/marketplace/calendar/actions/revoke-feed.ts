import { action, type Context } from '../../action.ts';
import { feedOf, keepFeed } from '../feed.queries.ts';
import { feedView } from '../feed.views.ts';

/** Revokes the secret address of somebody's calendar; the next one is another. */
export const revokeFeed = action({
  name: 'revokeFeed',
  by: ['customer', 'business'],
  account: 'changes',
  isPersonal: true,
  async run({ tx, actor, now }: Context) {
    const known = await feedOf(tx, actor.userId);
    if (!known?.token_hash) return feedView(known);
    const revoked = { edition: known.edition, token_hash: null, changed_at: now };
    await keepFeed(tx, { accountId: actor.userId, edition: known.edition, hash: null, now });
    return feedView(revoked);
  },
});
