import { useState } from 'react';
import type { WorkCategory } from '../../../../contract/catalogue.ts';
import { registerCopy } from '../../../copy/accounts.ts';
import type { Faults } from '../../../ui/faults.ts';
import { FieldError, FieldHint } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TickBox } from '../../../ui/tick-box.tsx';
import { useCatalogue } from '../../catalogue/use-catalogue.ts';

const copy = registerCopy.fields;

/** The trade, and which of its services; another trade has others, so none of them is ticked then. */
export function TradeFields({ faults }: { faults: Faults }) {
  const categories = useCatalogue();
  const [chosen, choose] = useState('');
  const trade = categories.find(({ id }) => id === chosen);
  return (
    <>
      <SelectField
        id="workCategories"
        name="workCategories"
        label={copy.category}
        placeholder={copy.chooseCategory}
        options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        ref={(select) => {
          // Somebody may have chosen before the script was there.
          if (select) choose(select.value);
        }}
        onChange={(event) => choose(event.target.value)}
        error={faults.workCategories}
      />
      {trade && <ServiceBoxes key={trade.id} services={trade.services} error={faults.services} />}
    </>
  );
}

type ServiceBoxesProps = { services: WorkCategory['services']; error: string | undefined };

const ServiceBoxes = ({ services, error }: ServiceBoxesProps) => (
  <fieldset
    className="grid gap-1.5"
    aria-describedby={error ? 'services-hint services-error' : 'services-hint'}
  >
    <legend className="mb-1.5 font-semibold">{copy.services}</legend>
    <FieldHint id="services-hint">{copy.servicesHint}</FieldHint>
    <div className="grid gap-x-4 sm:grid-cols-2">
      {services.map(({ id, name }, place) => (
        <TickBox key={id} id={place === 0 ? 'services' : `service-${id}`} name="services" value={id}>
          {name}
        </TickBox>
      ))}
    </div>
    {error && <FieldError id="services-error">{error}</FieldError>}
  </fieldset>
);
