import { offlineCopy } from '../copy/offline.copy.ts';
import { readLastSeen, type SeenItem, type SeenList } from './last-seen.ts';

// The script of the page that stands in when there is no connection. It asks nobody and draws what lies on the device.

addEventListener('online', () => location.reload());
addEventListener('DOMContentLoaded', () => {
  document.querySelector('#again')?.addEventListener('click', () => location.reload());
  const seen = readLastSeen();
  const lists = [
    ...named(offlineCopy.leads, seen?.leads),
    ...named(offlineCopy.jobs, ...Object.values(seen?.jobs ?? {})),
  ];
  document
    .querySelector('#seen')
    ?.append(...(lists.length > 0 ? lists : [element('p', SOFT, offlineCopy.none)]));
});

const SOFT = 'text-ink-soft';

/** A section for those that hold something, with the moment of the oldest of them. */
function named(heading: string, ...lists: (SeenList | undefined)[]): Element[] {
  const kept = lists.filter((list): list is SeenList => !!list && list.items.length > 0);
  const [oldest] = kept.map(({ at }) => at).toSorted();
  if (!oldest) return [];
  const cards = element('ul', 'grid gap-4');
  cards.append(...kept.flatMap(({ items }) => items).map(card));
  const section = element('section', 'grid gap-4');
  section.append(
    element('h2', 'font-display text-2xl leading-tight tracking-tight', heading),
    element('p', 'rounded-field bg-notable-tint px-4 py-3 text-notable', offlineCopy.seen(moment(oldest))),
    cards,
  );
  return [section];
}

function card({ title, service, place, when, text, status }: SeenItem): Element {
  const item = element('li', 'grid gap-1.5 rounded-card border border-line bg-surface p-4 sm:p-5');
  const facts = [service, place, when, STATUS[status] ?? ''].filter(Boolean).join(' · ');
  item.append(
    element('h3', 'text-lg leading-snug font-semibold', title),
    element('p', SOFT, facts),
    element('p', 'whitespace-pre-line', text),
  );
  return item;
}

const STATUS: Record<string, string> = offlineCopy.status;

/** As text, never as markup: strangers wrote some of it. */
function element(tag: string, className: string, text = ''): Element {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}

const moment = (at: string): string =>
  new Date(at).toLocaleString('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/London',
  });
