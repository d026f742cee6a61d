import type { ReactElement } from 'react';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { useMoved } from './moved.ts';

type StateName = keyof typeof galleryCopy.states;

/** What is shown of a part, by its state; several where they differ in what no word says. */
export type States = { readonly [name in StateName]?: ReactElement | readonly ReactElement[] };

/** Across the page; or from edge to edge of it, with the page's margins inside. */
type Reaching = { reach: 'wide' | 'whole'; states: States };

/** Parts, each in its states, by the names of their components. */
export type Cards = Readonly<Record<string, States | Reaching>>;

export const wide = (states: States): Reaching => ({ reach: 'wide', states });
export const whole = (states: States): Reaching => ({ reach: 'whole', states });

type GroupProps = { cards: readonly Cards[]; isWide: boolean };

/** A group of the gallery. */
export const CardGroup = ({ cards, isWide }: GroupProps) =>
  cards
    .flatMap((some) => Object.entries(some))
    .map(([name, card]) => {
      const { reach, states } =
        'states' in card ? card : { reach: isWide ? ('wide' as const) : null, states: card };
      return (
        <div key={name} className="grid min-w-0 gap-3">
          <h2 className="font-semibold text-ink-soft">{name}</h2>
          <div className="grid min-w-0 items-start gap-6 sm:grid-cols-2 lg:grid-cols-3 grid-cols-1">
            <InStates states={states} reach={reach} />
          </div>
        </div>
      );
    });

function InStates({ states, reach }: { states: States; reach: Reaching['reach'] | null }) {
  const moved = useMoved();
  const names = Object.keys(states) as StateName[];
  return names.flatMap((name) =>
    [states[name]].flat().map((shown, place) => (
      <figure
        key={`${name} ${place}`}
        data-wide={reach !== null || undefined}
        className="grid min-w-0 gap-2 data-wide:col-span-full"
      >
        <figcaption className="text-sm text-ink-soft">{galleryCopy.states[name]}</figcaption>
        <div
          data-whole={reach === 'whole' || undefined}
          className="min-w-0 data-whole:-mx-4 sm:data-whole:-mx-6"
        >
          {moved(shown)}
        </div>
      </figure>
    )),
  );
}
