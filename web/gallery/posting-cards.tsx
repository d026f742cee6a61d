import type { PriceGuide as Guide } from '../../contract/prices.ts';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { BesideQuestion } from '../customer/post-job/beside-question.tsx';
import { EMPTY } from '../customer/post-job/draft.ts';
import { WIZARD } from '../customer/post-job/later-page.tsx';
import { Pros } from '../customer/post-job/reached-pros.tsx';
import { TradesToStart } from '../customer/post-job/trades-to-start.tsx';
import { PriceGuide } from '../marketplace/prices/price-guide.tsx';
import { Card } from '../ui/layout/card.tsx';
import type { Cards } from './cards.tsx';
import { OwnIds } from './own-ids.tsx';
import { customer, firm, longFirm } from './people.ts';
import { SAMPLED_AT } from './samples.gen.ts';
import { PICTURE } from './samples.ts';
import { CATALOGUE } from './trades.ts';
import { FILLED, wizardWith } from './wizard-cards.tsx';
import { seenBy } from './world.tsx';

const { sample } = galleryCopy;

const ACCEPTED: Guide = {
  basis: 'accepted',
  low: 180,
  high: 320,
  quotesCount: 64,
  place: { level: 'area', name: sample.town },
  unit: null,
  asOf: SAMPLED_AT.slice(0, 10),
};
const TYPICAL: Guide = {
  basis: 'typical',
  low: 1500,
  high: 4500,
  quotesCount: null,
  place: null,
  unit: sample.unit,
  asOf: SAMPLED_AT.slice(0, 10),
};

const beside = (draft: typeof FILLED, guide: Guide | null) => {
  const wizard = wizardWith(draft);
  const known = { ...wizard, rules: { ...wizard.rules, known: WIZARD }, step: 'contact' as const };
  return seenBy(
    customer,
    <OwnIds>
      <BesideQuestion wizard={known} />
    </OwnIds>,
    { answers: { servicePrice: { guide } } },
  );
};

const REACHED = [
  { id: firm.id, name: firm.name, logo: PICTURE, rating: 4.3, reviewsCount: 3 },
  { id: longFirm.id, name: longFirm.name, logo: null, rating: null, reviewsCount: 0 },
];

/** What stands beside the questions about a job, and what its customer sees once it is posted. */
export const postingCards: Cards = {
  PriceGuide: { normal: <PriceGuide guide={ACCEPTED} />, alone: <PriceGuide guide={TYPICAL} /> },
  BesideQuestion: { filled: beside(FILLED, ACCEPTED), empty: beside(EMPTY, null) },
  TradesToStart: {
    normal: seenBy(
      undefined,
      <OwnIds>
        <TradesToStart categories={CATALOGUE} />
      </OwnIds>,
    ),
  },
  ReachedPros: {
    several: (
      <Card>
        <Pros leadsCount={9} businesses={REACHED} />
      </Card>
    ),
  },
};
