import type { PicturedService, PopularService } from '../../contract/demand.ts';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { AskForm } from '../visitor/home/ask-form.tsx';
import { ExampleQuotes } from '../visitor/home/example-quotes.tsx';
import { ForTradespeople } from '../visitor/home/for-tradespeople.tsx';
import { FactsOfMarket } from '../visitor/home/market-facts.tsx';
import { NumberLine } from '../visitor/home-screen.tsx';
import { OftenAsked } from '../visitor/home/often-asked.tsx';
import { PopularJobs } from '../visitor/home/popular-jobs.tsx';
import { DrawnSteps } from '../visitor/home/steps.tsx';
import type { CardInStates } from './card-in-states.ts';
import { offer } from './offers.ts';

const { sample } = galleryCopy;

/** What the home page is made of. */
export const homeCards: readonly CardInStates[] = [
  { name: 'AskForm', states: [['normal', () => <AskForm />]] },
  { name: 'ExampleQuotes', states: [['normal', () => <ExampleQuotes />]] },
  {
    name: 'PopularJobs',
    states: [
      ['normal', () => <PopularJobs services={[service('leak', sample.service)]} isCounted />],
      [
        'long',
        () => <PopularJobs services={[service('long', sample.longService, PRICED)]} isCounted={false} />,
      ],
    ],
  },
  {
    name: 'FactsOfMarket',
    isWhole: true,
    states: [
      ['filled', () => <FactsOfMarket facts={FACTS} />],
      ['alone', () => <FactsOfMarket facts={{ ...FACTS, jobsPosted: null, firstQuoteMinutes: null }} />],
    ],
  },
  {
    name: 'OftenAsked',
    states: [
      ['filled', () => <OftenAsked services={[1, 2, 3, 4, 5, 6].map((n) => pictured(n, sample.service))} />],
      ['long', () => <OftenAsked services={[pictured(1, sample.longService)]} />],
    ],
  },
  { name: 'NumberLine', states: [['normal', () => <NumberLine />]] },
  { name: 'DrawnSteps', states: [['normal', () => <DrawnSteps />]] },
  {
    name: 'ForTradespeople',
    isWhole: true,
    states: [['paid', () => <ForTradespeople cheapest={offer('standard', 95)} />]],
  },
];

const FACTS = { jobsPosted: 12_345, firstQuoteMinutes: 40, hiredPercent: 71 };

const PRICED: PicturedService['guide'] = {
  basis: 'accepted',
  low: 80,
  high: 1250,
  quotesCount: 31,
  place: null,
  unit: null,
  asOf: '2026-11-01',
};

const service = (id: string, name: string, guide: PopularService['guide'] = null): PopularService => ({
  id,
  name,
  trade: { slug: 'plumbing', name: sample.trade },
  guide,
});

const pictured = (n: number, name: string): PicturedService => ({
  ...service(`pictured-${n}`, name),
  picture: '/service-repainted-room.avif',
  guide: PRICED,
});
