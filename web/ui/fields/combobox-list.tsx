import { Check } from 'lucide-react';
import { type PointerEvent, useEffect, useRef } from 'react';
import { uiCopy } from '../../copy/ui.copy.ts';
import type { ComboboxItem } from './combobox-search.ts';
import type { ComboboxState } from './use-combobox.ts';

/** What was found, in its groups. How much that is, is read out. */
export function ComboboxList({ state, label }: { state: ComboboxState; label: string }) {
  const count = state.lines.length;
  return (
    <>
      <p role="status" className="sr-only">
        {state.isOpen && count > 0 && uiCopy.found(count)}
        {state.isOpen && count === 0 && uiCopy.nothingFound}
      </p>
      {state.isOpen && (
        <div className="absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-card border border-rim bg-surface text-ink shadow-float">
          {count > 0 ? <Lines state={state} label={label} /> : <Nothing />}
        </div>
      )}
    </>
  );
}

const Nothing = () => (
  <p aria-hidden className="px-4 py-3 text-ink-soft">
    {uiCopy.nothingFound}
  </p>
);

function Lines({ state, label }: { state: ComboboxState; label: string }) {
  return (
    <div
      id={state.listId}
      role="listbox"
      aria-label={label}
      // The focus stays in the field.
      onPointerDown={keepFocus}
      className="max-h-[min(22rem,45dvh)] scroll-py-10 overflow-y-auto overscroll-contain pb-1"
    >
      {state.groups.map((items) => {
        const first = state.lines.findIndex((line) => line === items[0]);
        return <GroupOf key={first} state={state} items={items} first={first} />;
      })}
    </div>
  );
}

const keepFocus = (event: PointerEvent) => event.preventDefault();

type GroupOfProps = { state: ComboboxState; items: readonly ComboboxItem[]; first: number };

function GroupOf({ state, items, first }: GroupOfProps) {
  const name = items[0]?.group;
  return (
    <div role="group" aria-label={name}>
      {name && (
        <p
          aria-hidden
          className="sticky top-0 z-1 border-b border-line bg-sunken px-4 py-1.5 text-sm font-semibold text-ink-soft"
        >
          {name}
        </p>
      )}
      {items.map((item, place) => (
        <Line key={item.value} state={state} item={item} place={first + place} />
      ))}
    </div>
  );
}

type LineProps = { state: ComboboxState; item: ComboboxItem; place: number };

function Line({ state, item, place }: LineProps) {
  const isAt = state.at === place;
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAt) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isAt]);
  const isChosen = item.value === state.chosen?.value;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the keys and the focus
    <div
      ref={line}
      id={state.lineId(place)}
      role="option"
      aria-selected={isChosen}
      data-at={isAt || undefined}
      onClick={() => state.choose(item)}
      className="flex min-h-11 cursor-pointer items-center gap-2 px-4 py-2 select-none hover:bg-tint aria-selected:font-semibold data-at:bg-tint data-at:text-link"
    >
      <span className="flex-1">{item.label}</span>
      {isChosen && <Check size={18} aria-hidden />}
    </div>
  );
}
