import { postJobCopy } from '../../copy/post-job.ts';
import type { WizardState } from './use-wizard.ts';

const HEADINGS = {
  what: postJobCopy.what.heading,
  property: postJobCopy.property.heading,
  when: postJobCopy.when.heading,
  where: postJobCopy.where.heading,
  description: postJobCopy.words.heading,
  contact: postJobCopy.contact.heading,
  check: postJobCopy.check.heading,
};

/** Which service it is stands in the draft, which the server does not know. */
export const headingOf = ({ step, service }: WizardState): string =>
  step === 'details' ? (service?.name ?? postJobCopy.details.heading) : HEADINGS[step];
