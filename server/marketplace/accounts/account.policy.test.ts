import { expect } from 'vitest';
import { story } from '../../testing/story.ts';
import { perform } from '../action.ts';
import { actorOf } from '../actors.ts';
import { endOtherSessions } from './session/end-session.ts';

story(
  'an admin who acts for Carl signs none of his devices out, whatever the door lets through',
  async (stage) => {
    const [carl, admin] = [await stage.customer(), await stage.admin()];
    const api = await carl.api();
    const { market } = stage.market.product;
    const himself = actorOf(carl.accountId, 'customer');
    const input = { kept: null };
    const acting = perform(market, endOtherSessions, {
      actor: { ...himself, adminId: admin.accountId },
      input,
    });
    await expect(acting).rejects.toMatchObject({ code: 'forbidden' });
    expect((await api.sessions()).sessions).toHaveLength(1);
    await perform(market, endOtherSessions, { actor: himself, input });
    await expect(api.sessions()).rejects.toMatchObject({ code: 'unauthenticated' });
  },
);
