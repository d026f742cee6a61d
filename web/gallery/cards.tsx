import { ReviewShown } from '../marketplace/jobs/review-shown.tsx';
import { billingCards } from './billing-cards.tsx';
import { businessCards } from './business-cards.tsx';
import type { CardInStates } from './card-in-states.ts';
import { customerCards } from './customer-cards.tsx';
import { review } from './samples.ts';
import { Group, Part, State } from './specimen.tsx';
import { useMoments } from './use-moments.ts';

/** Every card of the product, with samples: a new card gets a line here and is photographed from then on. */
const CARDS: readonly CardInStates[] = [
  ...businessCards,
  ...customerCards,
  ...billingCards,
  {
    name: 'ReviewShown',
    states: [
      ['normal', (before) => <ReviewShown review={review(before, 'review-1')} />],
      ['empty', (before) => <ReviewShown review={review(before, 'review-2', { rating: 2, comment: '' })} />],
    ],
  },
];

export function Cards() {
  const { before } = useMoments();
  return (
    <Group name="cards">
      {CARDS.map(({ name, states }) => (
        <Part key={name} name={name}>
          {states.map(([of, draw]) => (
            <State key={of} of={of} isWide>
              {draw(before)}
            </State>
          ))}
        </Part>
      ))}
    </Group>
  );
}
