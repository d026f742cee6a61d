import type { quoteTemplateRoutes } from '../../../contract/quote-templates.ts';
import { signedIn } from '../../platform/http/door.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { type Market, perform } from '../action.ts';
import { keyedClaim } from '../claims.ts';
import { addQuoteTemplate } from './actions/add-quote-template.ts';
import { changeQuoteTemplate } from './actions/change-quote-template.ts';
import { removeQuoteTemplate } from './actions/remove-quote-template.ts';
import { quoteTemplatesOf } from './quote-template.queries.ts';

export const quoteTemplateHandlers = (market: Market): Handlers<typeof quoteTemplateRoutes> => ({
  quoteTemplates: (_given, { request }) => quoteTemplatesOf(market.db, signedIn(request)),
  addQuoteTemplate: ({ body }, { request }) =>
    perform(market, addQuoteTemplate, { actor: signedIn(request), input: body, claim: keyedClaim(request) }),
  changeQuoteTemplate: ({ params, body }, { request }) =>
    perform(market, changeQuoteTemplate, { actor: signedIn(request), input: { ...params, ...body } }),
  removeQuoteTemplate: ({ params }, { request }) =>
    perform(market, removeQuoteTemplate, { actor: signedIn(request), input: params }),
});
