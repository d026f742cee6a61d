import type { WorkCategory } from '../../../contract/catalogue.ts';
import { postJobCopy } from '../../copy/post-job.copy.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Title } from '../../ui/layout/heading.tsx';
import type { JobDraft } from './draft.ts';
import { serviceById } from './service-choice.ts';
import type { Clash } from './use-known-draft.ts';
import type { WizardState } from './use-wizard.ts';

const copy = postJobCopy.begun;

type WhichJobProps = { wizard: WizardState; clash: Clash; categories: WorkCategory[] };

/** A search has led here while another job is begun: somebody chooses between the two, and nothing is lost before that. */
export function WhichJob({ wizard: { draft }, clash, categories }: WhichJobProps) {
  const { arrival, search, keep, renew } = clash;
  const nameOf = ({ service_id }: JobDraft) => serviceById(categories, service_id)?.name;
  const trade = categories.find(({ slug }) => slug === search.category);
  const looked = nameOf(arrival) ?? search.what ?? trade?.name;
  const begun = copy.job(nameOf(draft) ?? draft.title, draft.location);
  const wanted = looked ? copy.job(looked, arrival.location) : copy.place(arrival.location);
  return (
    <div className="grid gap-6">
      <Title>{copy.heading}</Title>
      <div className="grid gap-2">
        <p>{copy.question(begun)}</p>
        <p>{copy.search(wanted)}</p>
        <p className="text-ink-soft">{copy.warning}</p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <Button look="primary" onClick={keep}>
          {copy.keep}
        </Button>
        <Button onClick={renew}>{copy.renew}</Button>
      </div>
    </div>
  );
}
