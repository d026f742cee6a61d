import { useQuery } from '@tanstack/react-query';
import type { WorkCategory } from '../../../../contract/catalogue.ts';
import { businessSettingsCopy } from '../../../copy/business-settings.copy.ts';
import { useRouterContext } from '../../../router-context.ts';
import type { FieldErrors } from '../../../ui/forms/field-errors.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { catalogueQuery } from '../../catalogue/catalogue.ts';
import { useFailureLogged } from '../../dashboard/log-failure.ts';
import type { OwnBusiness } from './own-business.ts';
import { TickList } from '../../../ui/fields/tick-list.tsx';
import type { Choice } from './use-profile-draft.ts';

const copy = businessSettingsCopy.profile;

type TradeAndServicesProps = {
  business: OwnBusiness;
  choice: Choice;
  change: { trade: (id: string) => void; services: (ids: string[]) => void };
  fieldErrors: FieldErrors;
};

/**
 * One trade, and of its services as many as one likes; another trade begins with none,
 * and one that is chosen again in the same edit has its own back.
 */
export function TradeAndServices({ business, choice, change, fieldErrors }: TradeAndServicesProps) {
  const { api } = useRouterContext();
  const { data: categories = [], error, isFetching } = useQuery(catalogueQuery(api));
  // Without them it can keep the trade it has, and choose no other.
  useFailureLogged('workCategories', error);
  const [chosen = ''] = choice.workCategories;
  const choose = (id: string) => {
    if (id !== chosen) change.trade(id);
  };
  return (
    <>
      <SelectField
        id="workCategories"
        name="workCategories"
        label={copy.trade}
        placeholder={copy.chooseTrade}
        options={tradesFor(business, categories)}
        value={chosen}
        aria-busy={isFetching || undefined}
        onChange={(event) => choose(event.target.value)}
        error={fieldErrors.workCategories}
      />
      {chosen && (
        <TickList
          id="services"
          legend={copy.services}
          hint={copy.servicesHint}
          error={fieldErrors.services}
          options={servicesFor(
            business,
            categories.find(({ id }) => id === chosen),
          )}
          chosen={choice.services}
          onChange={change.services}
          none={copy.noServices}
        />
      )}
    </>
  );
}

/** What it has chosen already stays to be chosen, also when it is on offer no more. */
function tradesFor({ workCategories, workCategoriesName }: OwnBusiness, categories: WorkCategory[]) {
  const options = categories.map(({ id, name }) => ({ value: id, label: name }));
  const [own] = workCategories;
  const isMissing = own && !categories.some(({ id }) => id === own);
  return isMissing ? [{ value: own, label: workCategoriesName ?? '' }, ...options] : options;
}

function servicesFor({ services, workCategories }: OwnBusiness, category: WorkCategory | undefined) {
  const offered = category?.services ?? [];
  const isOwn = !category || workCategories.includes(category.id);
  const kept = isOwn ? services.filter(({ id }) => !offered.some((one) => one.id === id)) : [];
  return [...offered, ...kept].map(({ id, name }) => ({ value: id, label: name }));
}
