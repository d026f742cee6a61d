import type { Hidden } from '../../contract/contact-mask.ts';

const NAMES: Record<Hidden, string> = {
  phone: 'number',
  email: 'e-mail address',
  postcode: 'full post code',
};

const listed = (hidden: readonly Hidden[]): string =>
  hidden
    .map((one) => NAMES[one])
    .join(', ')
    .replace(/, ([^,]*)$/, ' and $1');

/** Said while somebody types what others will not read. */
export const hidingCopy = {
  yours: (hidden: readonly Hidden[]) => `Your ${listed(hidden)} will be hidden here.`,
  /** In a review it may be anybody's. */
  anybodys: (hidden: readonly Hidden[]) =>
    `The ${listed(hidden)} will be hidden here: everybody can read reviews.`,
};
