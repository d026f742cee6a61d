import { sql } from 'kysely';
import type {
  NewTemplateContents,
  QuoteTemplates,
  TemplateContents,
} from '../../../contract/quote-templates.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Reader, Tx } from '../../platform/db/db.ts';
import { Refusal } from '../../platform/refusal.ts';
import { businessOf } from '../actors.ts';
import { lockBusinessRow } from '../lock-business.ts';

/** The templates of the business that somebody acts for, by name. Nobody else reads them. */
export async function quoteTemplatesOf(db: Reader, actor: Actor): Promise<QuoteTemplates> {
  const templates = await db
    .selectFrom('quote_templates')
    .where('business_id', '=', businessOf(actor))
    .select(['id', 'name', sql<TemplateContents>`contents`.as('contents')])
    .orderBy(sql`lower(name)`)
    .execute();
  return { templates };
}

/** Changes of one list wait for each other, so that the limit holds and no name is taken twice. */
export const lockTemplates = (tx: Tx, actor: Actor) => lockBusinessRow(tx, businessOf(actor));

/** Refuses a name that another template of the business has, whatever its capitals. */
export async function requireFreeName(tx: Tx, actor: Actor, { id, name }: { id?: string; name: string }) {
  const taken = await tx
    .selectFrom('quote_templates')
    .where('business_id', '=', businessOf(actor))
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .$if(id !== undefined, (query) => query.where('id', '!=', id ?? ''))
    .select('id')
    .executeTakeFirst();
  if (taken) throw new Refusal('template_name_taken');
}

/** As it is stored: each field says something or null. */
export const contentsOf = (contents: NewTemplateContents): string =>
  JSON.stringify({
    message: contents.message || null,
    lines: contents.lines ?? [],
    vat: contents.vat ?? null,
    included: contents.included || null,
    not_included: contents.not_included || null,
    duration: contents.duration ?? null,
    deposit_percent: contents.deposit_percent ?? null,
  } satisfies TemplateContents);
