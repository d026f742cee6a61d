import { action, type Context } from '../../action.ts';
import { businessOf } from '../../actors.ts';
import { forgetFile, type NewFile, noteFile } from '../../files/index.ts';
import { lockBusiness } from '../business.queries.ts';

/** Puts another logo, or none, in the place of the one there is; answers which that was. */
export const changeLogo = action({
  name: 'changeLogo',
  by: ['business'],
  async run({ tx, actor, now, record }: Context, { logo }: { logo: NewFile | null }) {
    const businessId = businessOf(actor);
    const before = await lockBusiness(tx, actor);
    if (!logo && !before.logo) return { replaced: null };
    if (logo) await noteFile(tx, logo, { accountId: actor.userId, businessId, now });
    await tx
      .updateTable('businesses')
      .set({ logo: logo?.id ?? null })
      .where('id', '=', businessId)
      .execute();
    if (before.logo) await forgetFile(tx, before.logo);
    await record('business.changed', { businessId });
    return { replaced: before.logo ? { kind: 'picture', id: before.logo } : null };
  },
});
