import type { CardInStates } from './card-in-states.ts';
import { Part, State } from './specimen.tsx';
import { useMoments } from './use-moments.ts';

/** Cards, each in its states. */
export function CardGroup({ cards }: { cards: readonly CardInStates[] }) {
  const { before } = useMoments();
  return cards.map((card) => (
    <Part key={card.name} name={card.name}>
      {card.states.map(([of, draw]) => (
        <State key={of} of={of} isWide isWhole={card.isWhole}>
          {draw(before)}
        </State>
      ))}
    </Part>
  ));
}
