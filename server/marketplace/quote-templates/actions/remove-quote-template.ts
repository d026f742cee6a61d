import { notFound } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { businessOf } from '../../actors.ts';
import { quoteTemplatesOf } from '../quote-template.queries.ts';

/** Removes a template; answers what is left. */
export const removeQuoteTemplate = action({
  name: 'removeQuoteTemplate',
  by: ['business'],
  async run({ tx, actor }: Context, { id }: { id: string }) {
    const removed = await tx
      .deleteFrom('quote_templates')
      .where('id', '=', id)
      .where('business_id', '=', businessOf(actor))
      .returning('id')
      .execute();
    if (removed.length === 0) throw notFound();
    return quoteTemplatesOf(tx, actor);
  },
});
