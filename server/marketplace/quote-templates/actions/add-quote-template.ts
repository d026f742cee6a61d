import type { NewTemplate } from '../../../../contract/quote-templates.ts';
import { MOST_TEMPLATES } from '../../../../contract/quote-words.ts';
import { newId } from '../../../platform/ids.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { businessOf } from '../../actors.ts';
import { contentsOf, lockTemplates, quoteTemplatesOf, requireFreeName } from '../quote-template.queries.ts';

/** Saves what a quote says as another template; answers them all. */
export const addQuoteTemplate = action({
  name: 'addQuoteTemplate',
  by: ['business'],
  async run({ tx, actor, now }: Context, { name, contents }: NewTemplate) {
    await lockTemplates(tx, actor);
    const { templates } = await quoteTemplatesOf(tx, actor);
    if (templates.length >= MOST_TEMPLATES) throw new Refusal('quote_templates_full');
    await requireFreeName(tx, actor, { name });
    await tx
      .insertInto('quote_templates')
      .values({
        id: newId(),
        business_id: businessOf(actor),
        name,
        contents: contentsOf(contents),
        created_at: now,
      })
      .execute();
    return quoteTemplatesOf(tx, actor);
  },
});
