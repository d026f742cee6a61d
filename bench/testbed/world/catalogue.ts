import type pg from 'pg';
import type { Chance } from './chance.ts';
import { skewed, weighted } from './chance.ts';

export type Question = { id: string; label: string; options: string[] };
export type Trade = { id: string; services: Service[] };
export type Service = { id: string; name: string; is_premium: boolean; questions: Question[] };
export type Work = { trade: Trade; service: Service };

/** The categories and services of a prepared database. */
export async function readTrades(client: pg.Client): Promise<Trade[]> {
  const { rows } = await client.query<Trade>(`
    select c.id, json_agg(json_build_object(
      'id', s.id, 'name', s.name, 'is_premium', s.is_premium, 'questions', s.questions
    ) order by s.name) as services
    from work_categories c join services s on s.category_id = c.id
    group by c.id order by c.slug`);
  return rows;
}

const TRADE_FLATNESS = 3;
const SERVICE_FLATNESS = 2;

/** What work is wanted and offered: a few trades a lot, and of each trade some services more than others. */
export function demand(chance: Chance, trades: readonly Trade[]) {
  const tradePlace = weighted(chance, skewed(trades.length, TRADE_FLATNESS));
  const servicePlaces = trades.map(({ services }) =>
    weighted(chance, skewed(services.length, SERVICE_FLATNESS)),
  );
  const serviceOf = (place: number): Service => at(at(trades, place).services, at(servicePlaces, place)());
  return {
    trade: (): number => tradePlace(),
    serviceOf,
    work(): Work {
      const place = tradePlace();
      return { trade: at(trades, place), service: serviceOf(place) };
    },
  };
}

export type Demand = ReturnType<typeof demand>;

/** An element that is there. */
export function at<T>(list: readonly T[], place: number): T {
  const found = list[place];
  if (found === undefined) throw new Error(`there is no element ${place}`);
  return found;
}
