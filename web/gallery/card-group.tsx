import type { CardInStates } from './card-in-states.ts';
import { Group, type GroupName, Part, State } from './specimen.tsx';
import { useMoments } from './use-moments.ts';

/** A chapter of cards, each in its states. */
export function CardGroup({ name, cards }: { name: GroupName; cards: readonly CardInStates[] }) {
  const { before } = useMoments();
  return (
    <Group name={name}>
      {cards.map((card) => (
        <Part key={card.name} name={card.name}>
          {card.states.map(([of, draw]) => (
            <State key={of} of={of} isWide>
              {draw(before)}
            </State>
          ))}
        </Part>
      ))}
    </Group>
  );
}
