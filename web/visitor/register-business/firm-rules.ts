import * as z from 'zod/mini';
import { NewBusiness } from '../../../contract/business-registration.ts';
import { fieldSentences as say } from '../../../contract/copy.ts';
import { readPostcode } from '../../../contract/postcode.ts';
import type { Judge } from '../../marketplace/steps/use-step-form.ts';
import { type FirmDraft, firmBody } from './firm-draft.ts';
import type { FirmStep } from './steps.ts';

const { business_name, workCategories, services, location, ...others } = NewBusiness.shape;
const { description, address, website, abn } = others;

/** The contract's own rules, page by page. The package is always chosen, and its code is for the server to judge. */
const RULES = {
  business: z.object({
    business_name,
    location: location.check(z.refine((typed) => readPostcode(typed) !== null, say.postcode)),
  }),
  trade: z.object({ workCategories }),
  services: z.object({ services }),
  about: z.object({ description, address, website, abn }),
  package: z.object({}),
};

/** What judges a page of the draft. */
export const judgeOf = (step: FirmStep): Judge<FirmDraft> => ({
  safeParse: (draft) => RULES[step].safeParse(firmBody(draft)),
});
