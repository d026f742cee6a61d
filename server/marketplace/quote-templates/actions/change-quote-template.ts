import type { NewTemplate } from '../../../../contract/quote-templates.ts';
import { notFound } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { businessOf } from '../../actors.ts';
import { contentsOf, lockTemplates, quoteTemplatesOf, requireFreeName } from '../quote-template.queries.ts';

/** Puts another name and other contents in the place of a template; answers them all. */
export const changeQuoteTemplate = action({
  name: 'changeQuoteTemplate',
  by: ['business'],
  async run({ tx, actor }: Context, { id, name, contents }: NewTemplate & { id: string }) {
    await lockTemplates(tx, actor);
    const { templates } = await quoteTemplatesOf(tx, actor);
    if (!templates.some((template) => template.id === id)) throw notFound();
    await requireFreeName(tx, actor, { id, name });
    await tx
      .updateTable('quote_templates')
      .set({ name, contents: contentsOf(contents) })
      .where('id', '=', id)
      .where('business_id', '=', businessOf(actor))
      .execute();
    return quoteTemplatesOf(tx, actor);
  },
});
