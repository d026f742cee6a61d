import { action, type Context } from '../../action.ts';
import { type NewFile, notePhoto } from '../../files/index.ts';

/** Notes a photo whose bytes are kept; a job names it afterwards. */
export const bringPhoto = action({
  name: 'bringPhoto',
  by: ['customer'],
  async run({ tx, actor, now }: Context, { photo }: { photo: NewFile }) {
    await notePhoto(tx, photo, { accountId: actor.userId, now });
    const { id, width = 0, height = 0 } = photo;
    return { id, width, height };
  },
});
