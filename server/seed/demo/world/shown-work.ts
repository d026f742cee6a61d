import { readPictures, type Rendered, servicesIn } from '../pictures.ts';
import { cityOf } from './customers.ts';
import type { Exhibitor } from './exhibitors.ts';

/** A work picture of a business, in its order; `before` is the place of the one that shows the same before. */
export type ShownWork = { picture: Rendered; service: string; before: number | null };

const FEWEST = 2;
const MOST = 6;

/**
 * What each business shows of its work. Within a city no picture is seen twice, and those that fewest have shown
 * elsewhere come first.
 */
export function shownWork(firms: readonly Exhibitor[]): Map<Exhibitor, ShownWork[]> {
  const pictures = readPictures();
  const uses = new Map<Rendered, number>();
  const shown = new Map<Exhibitor, ShownWork[]>(firms.map((firm) => [firm, []]));
  for (const neighbours of Map.groupBy(firms, ({ postcode }) => cityOf(postcode)).values())
    shareOut(neighbours, { pictures, uses, shown });
  return shown;
}

type Sharing = { pictures: Rendered[]; uses: Map<Rendered, number>; shown: Map<Exhibitor, ShownWork[]> };

/** Whoever has the fewest takes next, until nobody wants more or finds any. */
function shareOut(firms: readonly Exhibitor[], { pictures, uses, shown }: Sharing): void {
  const left = new Set(pictures);
  const seeking = new Set(firms);
  const workOf = (firm: Exhibitor) => shown.get(firm) ?? [];
  while (seeking.size > 0) {
    const [firm] = [...seeking].toSorted((one, other) => workOf(one).length - workOf(other).length);
    if (!firm) return;
    const picture = leastUsed(
      [...left].filter((one) => one.stage === 'finished' && serviceShown(one, firm) !== undefined),
      uses,
    );
    if (!picture || workOf(firm).length >= wantedBy(firm)) {
      seeking.delete(firm);
      continue;
    }
    const before = pictures.find(({ name }) => name === picture.before);
    for (const one of before ? [picture, before] : [picture]) {
      left.delete(one);
      uses.set(one, (uses.get(one) ?? 0) + 1);
    }
    workOf(firm).push(...shots(picture, { before, firm, from: workOf(firm).length }));
  }
}

/** Of those that are used as often, one with its before: who takes first has two pictures then. */
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
