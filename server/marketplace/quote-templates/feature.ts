import { quoteTemplateRoutes } from '../../../contract/quote-templates.ts';
import { feature } from '../feature.ts';
import { addQuoteTemplate } from './actions/add-quote-template.ts';
import { changeQuoteTemplate } from './actions/change-quote-template.ts';
import { removeQuoteTemplate } from './actions/remove-quote-template.ts';
import { quoteTemplateData } from './quote-template.personal-data.ts';
import { quoteTemplateHandlers } from './quote-template.routes.ts';

/** What a business quotes again and again: lines and words, kept to be put into the next quote. */
export const quoteTemplates = feature({
  name: 'quote-templates',
  calls: { routes: quoteTemplateRoutes, handlers: ({ market }) => quoteTemplateHandlers(market) },
  actions: { addQuoteTemplate, changeQuoteTemplate, removeQuoteTemplate },
  personalData: quoteTemplateData,
});
