import { readPictures, type Rendered, servicesIn } from '../pictures.ts';
import type { Exhibitor } from './exhibitors.ts';

/** A work picture of a business, in its order; `before` is the place of the one that shows the same before. */
export type ShownWork = { picture: Rendered; service: string; before: number | null };

const MOST = 6;

/**
 * What each business shows of its work. A picture is the work of one business alone: nobody has laid the same floor twice.
 * So some show few and some none, as real ones do, and who shows least chooses next.
 */
export function shownWork(firms: readonly Exhibitor[]): Map<Exhibitor, ShownWork[]> {
  const left = new Set(readPictures().filter(({ stage }) => stage === 'finished'));
  const shown = new Map<Exhibitor, ShownWork[]>(firms.map((firm) => [firm, []]));
  const seeking = new Set(firms.filter(({ hasFinishedWork }) => hasFinishedWork));
  while (seeking.size > 0) {
    const [firm] = [...seeking].toSorted((one, other) => countOf(shown, one) - countOf(shown, other));
    if (!firm) break;
    const picture = bestOf([...left].filter((one) => serviceShown(one, firm) !== undefined));
    const shots = picture ? shotsOf(picture, { firm, from: countOf(shown, firm) }) : [];
    if (!picture || countOf(shown, firm) + shots.length > MOST) {
      seeking.delete(firm);
      continue;
    }
    left.delete(picture);
    shown.get(firm)?.push(...shots);
  }
  return shown;
}

type Shown = ReadonlyMap<Exhibitor, ShownWork[]>;

const countOf = (shown: Shown, firm: Exhibitor): number => shown.get(firm)?.length ?? 0;

/** One with its before comes first: it tells most. */
const bestOf = (pictures: readonly Rendered[]): Rendered | undefined =>
  pictures.find(({ before }) => before !== undefined) ?? pictures[0];

/** The one that it shows best, of those that the business offers. */
const serviceShown = (picture: Rendered, { trade, services }: Exhibitor): string | undefined =>
  servicesIn(picture, trade).find((service) => services.length === 0 || services.includes(service));

type Where = { firm: Exhibitor; from: number };

function shotsOf(picture: Rendered, { firm, from }: Where): ShownWork[] {
  const service = serviceShown(picture, firm);
  if (!service) throw new Error(`${picture.name} shows nothing of ${firm.trade}`);
  const before = readPictures().find(({ name }) => name === picture.before);
  const finished = { picture, service, before: before ? from + 1 : null };
  return before ? [finished, { picture: before, service, before: null }] : [finished];
}
