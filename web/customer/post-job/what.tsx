import { useMemo } from 'react';
import type { WorkCategory } from '../../../contract/catalogue.ts';
import { postJobCopy } from '../../copy/post-job.copy.ts';
import { Combobox } from '../../ui/fields/combobox.tsx';
import { serviceAnswer } from './arrival.ts';
import { useFault } from '../../marketplace/steps/errors-of-page.ts';
import type { PostJobSearch } from './search.ts';
import { linesLike, serviceById, servicesOf } from './service-choice.ts';
import { ServicesToChoose } from './services-to-choose.tsx';
import type { StepState } from './step.ts';
import type { WizardState } from './use-wizard.ts';

const copy = postJobCopy.what;

export type PageProps = { wizard: WizardState; categories: WorkCategory[]; search: PostJobSearch };

/** The service: found by typing, or chosen from those that fit what somebody brought along. */
export function What({ wizard, categories, search }: PageProps) {
  const choose = chooserOf(wizard, categories);
  return (
    <>
      {!wizard.service && (
        <ServicesToChoose
          categories={categories}
          search={search}
          onChoose={(id) => {
            choose(id);
            void wizard.goOn('what');
          }}
        />
      )}
      <ServiceField wizard={wizard} categories={categories} />
    </>
  );
}

type ServiceFieldProps = { wizard: StepState; categories: WorkCategory[] };

/** The service, found by typing. */
export const ServiceField = ({ wizard, categories }: ServiceFieldProps) => (
  <Combobox
    id="service_id"
    name="service_id"
    label={copy.label}
    hint={copy.hint}
    placeholder={copy.placeholder}
    error={useFault('service_id')}
    items={useItems(categories)}
    find={linesLike}
    value={wizard.draft.service_id || null}
    onChange={chooserOf(wizard, categories)}
  />
);

const chooserOf = (wizard: StepState, categories: WorkCategory[]) => (id: string | null) => {
  const service = serviceById(categories, id ?? '');
  // The answers wait: the next choice may be of the same trade.
  if (!service) return wizard.change({ service_id: '' });
  if (service.id === wizard.draft.service_id) return;
  const isOtherTrade = service.trade.id !== wizard.draft.category_id;
  wizard.change({ ...serviceAnswer(service), ...(isOtherTrade && { answers: {} }) });
};

const useItems = (categories: WorkCategory[]) =>
  useMemo(
    () =>
      servicesOf(categories).map(({ id, name, trade }) => ({ value: id, label: name, group: trade.name })),
    [categories],
  );
