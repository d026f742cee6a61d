import { type RawBuilder, sql } from 'kysely';
import { eachJobWord } from '../../../contract/job-words.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Context } from '../action.ts';
import type { Events } from '../events.ts';
import { photosOfJob } from '../jobs/index.ts';
import { detailOfQuote } from '../quotes/index.ts';

/** Of which engagements `e`; and whether the customer wants the work to begin before the fourteen days are over. */
type Made = { of: RawBuilder<boolean>; startsAtOnce: RawBuilder<boolean> };

/** Writes down what the two sides agreed on with an accepted quote. */
export const makeAgreement = ({ tx }: Context, { jobId, startsAtOnce }: Events['quote.accepted']) =>
  writeAgreements(tx, { of: sql`e.job_id = ${jobId}`, startsAtOnce: sql`${startsAtOnce}::boolean` });

/** In one statement, so that an agreement and its hash are made of the same rows. */
export async function writeAgreements(tx: Tx, { of, startsAtOnce }: Made): Promise<void> {
  await sql`
    with agreed as (
      select e.id, e.job_id, e.customer_id, e.business_id, e.started_at,
        ${terms(startsAtOnce)}::text as terms, ${customerWords}::text as customer_words,
        ${businessWords}::text as business_words
      from engagements e join jobs j on j.id = e.job_id join services s on s.id = j.service_id
        join quotes q on q.id = e.quote_id join accounts c on c.id = e.customer_id
        join businesses b on b.id = e.business_id
      where ${of}
    ), hashed as (
      select *, ${sha256(sql`customer_words`)} as customer_hash, ${sha256(sql`business_words`)} as business_hash
      from agreed
    ), kept as (
      insert into agreements
        (engagement_id, job_id, customer_id, made_at, terms, customer_words, customer_words_hash, hash)
      select id, job_id, customer_id, started_at, terms, customer_words, customer_hash,
        ${sha256(sql`concat_ws(E'\n', terms, customer_hash, business_hash)`)}
      from hashed
    )
    insert into agreement_offers (engagement_id, business_id, words, words_hash)
    select id, business_id, business_words, business_hash from hashed
  `.execute(tx);
}

const sha256 = (text: RawBuilder<string>) => sql<string>`encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`;

const isoText = (moment: RawBuilder<Date>) =>
  sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The facts and figures; names and free text are in the words of each side. */
const terms = (startsAtOnce: RawBuilder<boolean>) => sql`json_build_object(
  'madeAt', ${isoText(sql`e.started_at`)}, 'jobNumber', j.job_number, 'service', s.name, 'property', j.property_code,
  'urgency', j.urgency_code, 'wantedAt', ${isoText(sql`j.wanted_at`)}, 'town', j.town, 'pence', q.cost_pence,
  'rate', q.rate_code, 'startsAtOnce', ${startsAtOnce})`;

const jobWords = sql.join(
  Object.entries(eachJobWord((word) => sql.ref(`j.${word}`))).map(
    ([word, column]) => sql`${sql.lit(word)}, ${column}`,
  ),
);

const customerWords = sql`json_build_object(
  'name', c.first_name || ' ' || c.last_name, 'location', j.postcode, ${jobWords},
  'answers', j.answers, 'photos', coalesce(${photosOfJob}, '[]'::json))`;

const businessWords = sql`json_build_object('name', b.name, 'comments', q.comments, 'detail', ${detailOfQuote})`;
