import { brand } from '../../../contract/brand.ts';

/** What papers say that no screen says. */
export const paperWords = {
  quote: 'Quote',
  quoteFor: (jobNumber: string) => `Quote for ${jobNumber}`,
  agreementOn: (jobNumber: string) => `What was agreed: ${jobNumber}`,
  job: (jobNumber: string, title: string) => `${jobNumber}: ${title}`,
  sent: (day: string) => `Sent on ${day}`,
  asOf: (day: string) => `As it stood on ${day}`,
  price: 'Price',
  photos: 'Photos',
  photosOf: (count: number) => `${count}, on the page of this agreement`,
  approved: (what: string, day: string) => `${what}, approved on ${day}`,
  furtherExtras: (count: number) => (count === 1 ? '1 further extra' : `${count} further extras`),
  foot: (title: string) => `${brand.name}, ${title}`,
};
