import type { Selectable } from 'kysely';
import type { Reader } from '../platform/db/db.ts';
import type { Place } from '../platform/geo/places.ts';
import { preparedOnce } from '../platform/db/prepared-statements.ts';
import type { DB } from '../platform/db/schema.gen.ts';

/** What an admin decides for the whole market, without a release. */
export type MarketDecisions = Omit<Selectable<DB['market_settings']>, 'only_row'>;

/** As long as nobody has said anything. */
const UNTOUCHED: MarketDecisions = {
  is_vat_registered: true,
  /** A premium job is for the premium package for these hours, unless it is answered. */
  head_start_hours: 24,
  /** A code of 100 per cent makes a package free for so long. */
  free_months: 12,
  takes_crown_dependencies: true,
  /** Null: as this process was started. */
  texts_a_day: null,
  /** After so many days a job that nobody took up closes by itself; 0: never. */
  unanswered_days: 60,
};

/** Read where it is wanted, so that a change holds at the next request in every process. */
export async function marketDecisions(db: Reader): Promise<MarketDecisions> {
  const [row] = await decisions(db, {});
  return row ?? UNTOUCHED;
}

const decisions = preparedOnce('market-settings', (_, db) =>
  db
    .selectFrom('market_settings')
    .select(['is_vat_registered', 'head_start_hours', 'free_months'])
    .select(['takes_crown_dependencies', 'texts_a_day', 'unanswered_days']),
);

/** Guernsey, Jersey, the Isle of Man: not in the United Kingdom, whose law on data and VAT is not theirs. */
const CROWN_DEPENDENCIES = /^(?:GY|JE|IM)[0-9]/;

/** Whether something new may be at this place. */
export const takesPlace = async (db: Reader, { outward }: Place): Promise<boolean> =>
  !CROWN_DEPENDENCIES.test(outward) || (await marketDecisions(db)).takes_crown_dependencies;
