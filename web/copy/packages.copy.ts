import type { Demand } from '../../contract/leads-near.ts';
import { pounds } from './money.ts';

const leads = (count: number) => (count === 1 ? '1 lead' : `${count} leads`);

/** What a package would bring, by the jobs that there were. */
export const packagesCopy = {
  heading: 'What would it bring you?',
  trade: 'Trade',
  chooseTrade: 'Which trade are you in?',
  postcode: 'Post code',
  job: 'A usual job leaves you',
  submit: 'Show me',
  about: ({ leadsAMonth }: Demand) => `About ${leads(leadsAMonth ?? 0)} a month here`,
  counted: (trade: string, { place }: Demand) =>
    `${trade}, within 25 miles of ${place.outward}, ${place.town}, by the jobs of the last three months. Nobody can promise you the next ones.`,
  tooFew: (trade: string, { place }: Demand) =>
    `In the last three months too few jobs in ${trade} came within 25 miles of ${place.outward} to speak of a month. Those that come are in your inbox at once.`,
  why: {
    standard: 'Most jobs here are normal ones, and Standard has them all.',
    premium: ({ premiumAMonth }: Demand) =>
      `About ${leads(premiumAMonth ?? 0)} a month here are premium ones, which Premium has before the others.`,
  },
  paysForIt: (jobs: number, leaves: number) =>
    jobs === 1
      ? `One job a month that leaves you ${pounds(leaves)} pays for it.`
      : `${jobs} jobs a month that leave you ${pounds(leaves)} each pay for it.`,
};
