import { type ComponentProps, memo, useState } from 'react';
import type { WorkCategory } from '../../../../contract/catalogue.ts';
import { registerCopy } from '../../../copy/accounts.copy.ts';
import { FieldError, FieldHint } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TickBox } from '../../../ui/tick-box.tsx';
import { LateTrades, type Missing, TradesMissing } from '../../catalogue/late-trades.tsx';
import { useCatalogue } from '../../catalogue/use-catalogue.ts';

const copy = registerCopy.fields;

/** What is wrong with the trade and with its services. */
type TradeFieldsProps = { trade: string | undefined; services: string | undefined };

/**
 * The trade, and which of its services. They come later than the rest of the form, which does not wait for them; nor does
 * what happens there reach them, since React would draw them again.
 */
export const TradeFields = memo((fieldErrors: TradeFieldsProps) => (
  <LateTrades missing={NoTrades}>
    <TradeAndServices {...fieldErrors} />
  </LateTrades>
));

/** Another trade has other services; somebody who comes back to the one before finds it ticked as it was. */
function TradeAndServices({ trade: error, services }: TradeFieldsProps) {
  const categories = useCatalogue();
  const [chosen, choose] = useState('');
  const [ticked] = useState(() => new Set<string>());
  const trade = categories.find(({ id }) => id === chosen);
  return (
    <>
      <TradeField
        categories={categories}
        error={error}
        ref={(select) => {
          // Somebody may have chosen before the script was there.
          if (select) choose(select.value);
        }}
        onChange={(event) => choose(event.target.value)}
      />
      {trade && <ServiceBoxes key={trade.id} services={trade.services} ticked={ticked} error={services} />}
    </>
  );
}

type TradeFieldProps = Pick<ComponentProps<typeof SelectField>, 'error' | 'ref' | 'onChange'> & {
  categories: WorkCategory[];
};

const TradeField = ({ categories, ...select }: TradeFieldProps) => (
  <SelectField
    id="workCategories"
    name="workCategories"
    label={copy.category}
    placeholder={copy.chooseCategory}
    options={categories.map(({ id, name }) => ({ value: id, label: name }))}
    {...select}
  />
);

const NoTrades: Missing = (failing) => (
  <>
    <TradeField categories={[]} error={undefined} />
    <TradesMissing {...failing} onArrival={focusTrade} />
  </>
);

const focusTrade = () => document.getElementById('workCategories')?.focus();

type ServiceBoxesProps = {
  services: WorkCategory['services'];
  /** Of all trades that were looked at: it keeps what is ticked here, and draws nothing. */
  ticked: Set<string>;
  error: string | undefined;
};

const ServiceBoxes = ({ services, ticked, error }: ServiceBoxesProps) => (
  <fieldset
    className="grid gap-1.5"
    aria-describedby={error ? 'services-hint services-error' : 'services-hint'}
  >
    <legend className="mb-1.5 font-semibold">{copy.services}</legend>
    <FieldHint id="services-hint">{copy.servicesHint}</FieldHint>
    <div className="grid gap-x-4 sm:grid-cols-2">
      {services.map(({ id, name }, place) => (
        <TickBox
          key={id}
          id={place === 0 ? 'services' : `service-${id}`}
          name="services"
          value={id}
          defaultChecked={ticked.has(id)}
          onChange={({ target }) => (target.checked ? ticked.add(id) : ticked.delete(id))}
        >
          {name}
        </TickBox>
      ))}
    </div>
    {error && <FieldError id="services-error">{error}</FieldError>}
  </fieldset>
);
