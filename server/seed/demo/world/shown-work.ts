import { readPictures, type Rendered, servicesIn } from '../pictures.ts';
import { cityOf } from './customers.ts';
import type { Exhibitor } from './exhibitors.ts';

/** A work picture of a business, in its order; `before` is the place of the one that shows the same before. */
export type ShownWork = { picture: Rendered; service: string; before: number | null };

const FEWEST = 2;
const MOST = 6;

/**
 * What each business shows of its work. Within a city no picture is seen twice, and in a list of a trade, where each shows
 * its first, neither; those that fewest have shown elsewhere come first.
 */
export function shownWork(firms: readonly Exhibitor[]): Map<Exhibitor, ShownWork[]> {
  const pictures = readPictures();
  const shown = new Map<Exhibitor, ShownWork[]>(firms.map((firm) => [firm, []]));
  const seeking = new Set(firms);
  while (seeking.size > 0) {
    const [firm] = [...seeking].toSorted((one, other) => countOf(shown, one) - countOf(shown, other));
    if (!firm) break;
    const picture = leastUsed(picturesFor(firm, { pictures, shown }), usesIn(shown));
    if (!picture || countOf(shown, firm) >= wantedBy(firm)) {
      seeking.delete(firm);
      continue;
    }
    const before = pictures.find(({ name }) => name === picture.before);
    shown.get(firm)?.push(...shots(picture, { before, firm, from: countOf(shown, firm) }));
  }
  return shown;
}

type Shown = ReadonlyMap<Exhibitor, ShownWork[]>;

const countOf = (shown: Shown, firm: Exhibitor): number => shown.get(firm)?.length ?? 0;

type Choice = { pictures: Rendered[]; shown: Shown };

/** Finished work of what it offers, which neither it nor a neighbour shows, nor for its first a rival. */
function picturesFor(firm: Exhibitor, { pictures, shown }: Choice): Rendered[] {
  const isFirst = countOf(shown, firm) === 0;
  const isNear = (other: Exhibitor) =>
    (isFirst && other.trade === firm.trade) || cityOf(other.postcode) === cityOf(firm.postcode);
  const taken = new Set(
    [...shown].flatMap(([other, work]) => (isNear(other) ? work.map(({ picture }) => picture) : [])),
  );
  return pictures.filter(
    (one) => one.stage === 'finished' && !taken.has(one) && serviceShown(one, firm) !== undefined,
  );
}

function usesIn(shown: Shown): Map<Rendered, number> {
  const uses = new Map<Rendered, number>();
  for (const { picture } of [...shown.values()].flat()) uses.set(picture, (uses.get(picture) ?? 0) + 1);
  return uses;
}

/** Of those that are used as often, one with its before: who takes it has two pictures then. */
function leastUsed(pictures: readonly Rendered[], uses: Map<Rendered, number>): Rendered | undefined {
  const rank = (one: Rendered) => 2 * (uses.get(one) ?? 0) + (one.before ? 0 : 1);
  return pictures.toSorted((one, other) => rank(one) - rank(other))[0];
}

const wantedBy = ({ key }: Exhibitor): number => FEWEST + (key.length % (MOST - FEWEST));

/** The one that it shows best, of those that the business offers. */
const serviceShown = (picture: Rendered, { trade, services }: Exhibitor): string | undefined =>
  servicesIn(picture, trade).find((service) => services.length === 0 || services.includes(service));

type Where = { before: Rendered | undefined; firm: Exhibitor; from: number };

function shots(picture: Rendered, { before, firm, from }: Where): ShownWork[] {
  const service = serviceShown(picture, firm);
  if (!service) throw new Error(`${picture.name} shows nothing of ${firm.trade}`);
  const finished = { picture, service, before: before ? from + 1 : null };
  return before ? [finished, { picture: before, service, before: null }] : [finished];
}
