import { action, type Context } from '../../action.ts';
import { businessOf } from '../../actors.ts';
import { type NewFile, notePhoto } from '../../files/index.ts';

/** Notes a PDF whose bytes are kept; a quote names it afterwards. */
export const bringQuoteFile = action({
  name: 'bringQuoteFile',
  by: ['business'],
  async run({ tx, actor, now }: Context, { file }: { file: NewFile }) {
    await notePhoto(tx, file, { accountId: actor.userId, businessId: businessOf(actor), now });
    const { id, name, bytes } = file;
    return { id, name, bytes };
  },
});
