import { brand } from '../../contract/brand.ts';
import { startingFrom } from './money.ts';
import { shellCopy } from './shell.copy.ts';
import { reviewsCopy } from './reviews.copy.ts';

export const profileCopy = {
  verified: 'E-mail address verified',
  checks: 'What we checked',
  unchecked:
    'We know that this e-mail address is theirs. We have not checked identity, insurance or qualifications: please ask to see them before work begins.',
  facts: {
    jobs: 'Jobs done here',
    replies: 'Usual time to reply',
    since: `On ${brand.name} since`,
  },
  ask: (trade: string) => `${shellCopy.postJob} in ${trade}`,
  whoSees: (name: string, trade: string) =>
    `You describe the job once. Local Pros in ${trade} near you see it, ${name} among them if it works in your area. A job cannot go to one business alone yet.`,
  ofFinishedJobs: 'Each is of a job that was done through us.',
  owner: (name: string) => `Run by ${name}`,
  area: (town: string, outward: string) => [town, outward].filter(Boolean).join(', '),
  page: {
    title: (name: string, trade: string | null, town: string) =>
      [name, [trade, town].filter(Boolean).join(' in ')].filter(Boolean).join(', '),
    description: (given: { name: string; trade: string | null; place: string; text: string | null }) => {
      const { name, trade, place, text } = given;
      const who = `${name}: ${trade ?? 'Local Pro'} in ${place}.`;
      return text ? `${who} ${text}` : `${who} Services, contact details and reviews.`;
    },
  },
  services: 'Services',
  from: startingFrom,
  about: 'About',
  contact: 'Contact',
  mobile: 'Mobile',
  landline: 'Landline',
  website: 'Website',
  reviews: 'Reviews',
  none: reviewsCopy.none,
  hidden: (reason: string) => `We hid a review here. ${reason}.`,
  count: reviewsCopy.count,
  newest: (shown: number, all: number) => `The newest ${shown} of ${all}`,
  average: (average: string) => `${average} out of 5`,
  outOf: reviewsCopy.outOf,
  spread: (stars: number, count: number) =>
    `${stars === 1 ? '1 star' : `${stars} stars`}: ${reviewsCopy.count(count)}`,
  postJob: shellCopy.postJob,
  allServices: (trade: string) => `All services in ${trade}`,
  asks: 'Post a job and compare quotes from Local Pros near you.',
};
