import type { SceneName } from '../scenes.ts';
import type { Firm } from './firms.ts';
import { readWorkShots, type WorkScene, type WorkShot } from './work-shots.ts';

/** A work picture of a business, in its order; `before` is the place of the one that shows the same before. */
export type ShownWork = {
  says: string;
  service: string;
  picture: { finished: WorkScene } | { asFound: SceneName };
  before: number | null;
};

const FEWEST = 6;
const MOST = 12;

/** What each business shows: six to twelve pictures of its trade, and not the same as the next of its trade begins with. */
export function shownWork(firms: readonly Firm[]): Map<Firm, ShownWork[]> {
  const shots = readWorkShots();
  const places = new Map<string, number>();
  return new Map(
    firms.map((firm) => {
      const place = places.get(firm.trade) ?? 0;
      places.set(firm.trade, place + 1);
      const ofTrade = shots[firm.trade] ?? [];
      const from = (place * 2) % Math.max(1, ofTrade.length);
      return [firm, picturesOf([...ofTrade.slice(from), ...ofTrade.slice(0, from)], firm)] as const;
    }),
  );
}

function picturesOf(shots: readonly WorkShot[], { key }: Firm): ShownWork[] {
  const wanted = FEWEST + (key.length % (MOST - FEWEST + 1));
  const pictures: ShownWork[] = [];
  for (const { scene, service, says, before } of shots) {
    const more = before ? 2 : 1;
    if (pictures.length + more > wanted && pictures.length >= FEWEST) break;
    const isPair = before !== null && pictures.length + more <= MOST;
    pictures.push({
      says,
      service,
      picture: { finished: scene },
      before: isPair ? pictures.length + 1 : null,
    });
    if (before && isPair)
      pictures.push({ says: before.says, service, picture: { asFound: before.scene }, before: null });
  }
  return pictures;
}
