import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { uiCopy } from '../../copy/ui.copy.ts';
import { TradeIcon } from '../../marketplace/catalogue/trade-icon.tsx';
import { type Suggested, useSuggestions } from './use-suggestions.ts';

type SuggestionsProps = { field: RefObject<HTMLInputElement | null>; label: string };

/** Below the field: services that may be meant, each with the sign of its trade. The focus stays in the field. */
export function Suggestions({ field, label }: SuggestionsProps) {
  const { lines, at, isOpen, chosen, choose, says, ids } = useSuggestions(field);
  return (
    <>
      <p role="status" className="sr-only">
        {says}
      </p>
      {chosen && <input type="hidden" name="service" value={chosen.id} />}
      {isOpen && lines.length > 0 && (
        <div
          id={ids.list}
          role="listbox"
          aria-label={label}
          onPointerDown={keepFocus}
          className="suggestions"
        >
          {lines.map((line, place) => (
            <Line
              key={line.service.id}
              id={ids.line(place)}
              line={line}
              isAt={place === at}
              onChoose={() => choose(line.service)}
            />
          ))}
        </div>
      )}
      {isOpen && lines.length === 0 && says && (
        <p aria-hidden className="suggestions">
          <span>{uiCopy.nothingFound}</span>
        </p>
      )}
    </>
  );
}

const keepFocus = (event: PointerEvent) => event.preventDefault();

type LineProps = { id: string; line: Suggested; isAt: boolean; onChoose: () => void };

function Line({ id, line: { service, marks }, isAt, onChoose }: LineProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAt) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isAt]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the keys and the focus
    <div ref={line} id={id} role="option" aria-selected={isAt} data-at={isAt || undefined} onClick={onChoose}>
      <TradeIcon slug={service.trade.slug} />
      <span>
        <Marked name={service.name} marks={marks} />
        <small>{service.trade.name}</small>
      </span>
    </div>
  );
}

/** A name with the letters in bold that were typed. */
const Marked = ({ name, marks }: { name: string; marks: Suggested['marks'] }) => (
  <span>
    {piecesOf(name, marks).map(([text, isMarked], place) => (isMarked ? <b key={place}>{text}</b> : text))}
  </span>
);

function piecesOf(name: string, marks: Suggested['marks']): [text: string, isMarked: boolean][] {
  let end = 0;
  const pieces = marks.flatMap(([from, to]): [string, boolean][] => {
    const before = name.slice(end, from);
    end = to;
    return [
      [before, false],
      [name.slice(from, to), true],
    ];
  });
  return [...pieces, [name.slice(end), false]];
}
