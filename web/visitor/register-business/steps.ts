import type { FirmDraft } from './firm-draft.ts';

/** The pages in their order, as the address names them. */
export const STEPS = ['business', 'trade', 'services', 'about', 'package', 'you'] as const;
export type Step = (typeof STEPS)[number];
/** A page that asks for the business; the last one asks who registers it, and sends. */
export type FirmStep = Exclude<Step, 'you'>;

export const FIRST: Step = 'business';

/** What each page asks for, by the names of the server. */
const FIELDS: Record<Step, readonly string[]> = {
  business: ['business_name', 'location'],
  trade: ['workCategories'],
  services: ['services'],
  about: ['description', 'address', 'website', 'abn'],
  package: ['package', 'payment_method', 'promo_code'],
  you: [],
};

const isStep = (value: unknown): value is Step => STEPS.some((step) => step === value);

/** What the address may say: the page, and where to go on after a change. */
export type RegisterSearch = { step?: Step | undefined; next?: Step | undefined };

export const readSearch = ({ step, next }: Record<string, unknown>): RegisterSearch => ({
  step: isStep(step) ? step : undefined,
  next: isStep(next) ? next : undefined,
});

export const stepAfter = (step: Step): Step => STEPS[STEPS.indexOf(step) + 1] ?? 'you';
export const stepBefore = (step: Step): Step | undefined => STEPS[STEPS.indexOf(step) - 1];

/** Where a field that the server refused can be mended: the first such page. */
export const stepWith = (fields: string[]): Step =>
  STEPS.find((step) => FIELDS[step].some((field) => fields.includes(field))) ?? 'you';

/** Nobody is led past a page without its answer. Whether the answer is good is for the rules of the page, which come later. */
export function reachable(wanted: Step, { business_name, location, workCategories }: FirmDraft): Step {
  const open = business_name && location ? (workCategories ? 'you' : 'trade') : 'business';
  return STEPS.indexOf(open) < STEPS.indexOf(wanted) ? open : wanted;
}
