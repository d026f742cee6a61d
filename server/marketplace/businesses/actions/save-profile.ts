import type { BusinessDetails } from '../../../../contract/businesses.ts';
import { fieldSentences as say } from '../../../../contract/copy.ts';
import { PROFILE_WORDS } from '../../../../contract/profile-words.ts';
import type { Place } from '../../../platform/geo/places.ts';
import { invalid } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { businessOf } from '../../actors.ts';
import { takesPlace } from '../../market-settings.ts';
import { choosableServices, lockBusiness } from '../business.queries.ts';
import { placed } from '../placed.ts';
import { refreshServiceArea } from '../service-area.ts';

/** Changes the own profile. Where its leads come from follows at once: place, trade and services are in one write. */
export const saveProfile = action({
  name: 'saveProfile',
  by: ['business'],
  async run(context: Context, details: BusinessDetails) {
    const { actor, tx } = context;
    const place = await context.places.find(details.location);
    if (!place) throw invalid({ location: [say.postcode] });
    await lockBusiness(tx, actor);
    await mustBeTaken(context, place);
    const services = await servicesWithin(context, details);
    await writeProfile(context, { details, place });
    await writeServices(context, services);
    await refreshServiceArea(tx, businessOf(actor));
    await context.record('business.changed', { businessId: businessOf(actor) });
    return [] as [];
  },
});

/** A business at a place that is taken no more stays there; nobody moves to one. */
async function mustBeTaken({ tx, actor }: Context, place: Place): Promise<void> {
  if (await takesPlace(tx, place)) return;
  const { postcode } = await tx
    .selectFrom('businesses')
    .where('id', '=', businessOf(actor))
    .select('postcode')
    .executeTakeFirstOrThrow();
  if (postcode !== place.postcode) throw invalid({ location: [say.postcode] });
}

/** One trade that is on offer, or none at all; and of its services only. */
async function servicesWithin({ tx, actor }: Context, { workCategories, services }: BusinessDetails) {
  const [categoryId] = workCategories;
  const wanted = new Set(services);
  if (!categoryId) {
    if (wanted.size > 0) throw invalid({ services: [say.servicesOfCategory] });
    return [];
  }
  const offered = await choosableServices(tx, actor, categoryId);
  if (!offered) throw invalid({ workCategories: [say.oneCategory] });
  if (![...wanted].every((id) => offered.has(id))) throw invalid({ services: [say.servicesOfCategory] });
  return [...wanted];
}

type Written = { details: BusinessDetails; place: Place };

async function writeProfile({ tx, actor }: Context, { details, place }: Written): Promise<void> {
  const { name, workCategories } = details;
  const words = Object.fromEntries(PROFILE_WORDS.map((field) => [field, details[field] ?? null]));
  await tx
    .updateTable('businesses')
    .set({
      name,
      ...words,
      category_id: workCategories[0] ?? null,
      ...placed(place),
    })
    .where('id', '=', businessOf(actor))
    .execute();
}

async function writeServices({ tx, actor }: Context, serviceIds: string[]): Promise<void> {
  await tx.deleteFrom('business_services').where('business_id', '=', businessOf(actor)).execute();
  const rows = serviceIds.map((service_id) => ({ business_id: businessOf(actor), service_id }));
  if (rows.length > 0) await tx.insertInto('business_services').values(rows).execute();
}
