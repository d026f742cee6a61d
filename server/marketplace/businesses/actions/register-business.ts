import { fieldSentences as say } from '../../../../contract/copy.ts';
import type { NewBusiness } from '../../../../contract/business-registration.ts';
import type { Place } from '../../../platform/geo/places.ts';
import { invalid } from '../../../platform/refusal.ts';
import { enterAccount, openAccount, type Registrant } from '../../accounts/index.ts';
import { action, type Context } from '../../action.ts';
import { businessOf } from '../../actors.ts';
import { areOffered } from '../../catalogue/index.ts';
import { placed } from '../placed.ts';
import { takesPlace } from '../../market-settings.ts';

type Input = { registrant: Registrant; form: NewBusiness };

/** Opens a business's account with its profile and answers the token of its first session. It has no package yet. */
export const registerBusiness = action({
  name: 'registerBusiness',
  by: ['business'],
  account: 'opens',
  async run(context: Context, { registrant, form }: Input) {
    const place = await checked(context, form);
    await openAccount(context, registrant);
    await insertBusiness(context, { form, place });
    return { token: await enterAccount(context, registrant) };
  },
});

async function checked({ tx, places }: Context, form: NewBusiness): Promise<Place> {
  const found = await places.find(form.location);
  const place = found && (await takesPlace(tx, found)) ? found : null;
  const categoryId = form.workCategories[0] ?? '';
  const offered = await areOffered(tx, { categoryId, serviceIds: form.services.map(({ id }) => id) });
  const errors = {
    ...(!place && { location: [say.postcode] }),
    ...(!offered.category && { workCategories: [say.category] }),
    ...(offered.category && !offered.services && { services: [say.service] }),
  };
  if (!place || Object.keys(errors).length > 0) throw invalid(errors);
  return place;
}

async function insertBusiness(
  { tx, actor, now }: Context,
  { form, place }: { form: NewBusiness; place: Place },
) {
  await tx
    .insertInto('businesses')
    .values({
      id: businessOf(actor),
      owner_id: actor.userId,
      name: form.business_name,
      description: form.description ?? null,
      mobile_number: form.mobile_number,
      address: form.address ?? null,
      website: form.website ?? null,
      abn: form.abn ?? null,
      category_id: form.workCategories[0] ?? null,
      ...placed(place),
      created_at: now,
    })
    .execute();
  const chosen = [...new Set(form.services.map(({ id }) => id))];
  const rows = chosen.map((id) => ({ business_id: businessOf(actor), service_id: id }));
  if (rows.length > 0) await tx.insertInto('business_services').values(rows).execute();
}
