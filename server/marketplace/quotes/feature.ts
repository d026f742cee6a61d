import { jobRoutes } from '../../../contract/jobs.ts';
import { quoteRoutes } from '../../../contract/quotes.ts';
import { feature } from '../feature.ts';
import { acceptQuote } from './actions/accept-quote.ts';
import { sendQuote } from './actions/send-quote.ts';
import { withdrawQuote } from './actions/withdraw-quote.ts';
import { quoteLifecycle } from './quote.lifecycle.ts';
import { quoteData } from './quote.personal-data.ts';
import { mayOnQuote } from './quote.policy.ts';
import { quoteHandlers } from './quote.routes.ts';
import './quote.events.ts';

export const quotes = feature({
  name: 'quotes',
  calls: {
    routes: { ...quoteRoutes, jobResponses: jobRoutes.jobResponses },
    handlers: ({ market }) => quoteHandlers(market),
  },
  actions: { sendQuote, acceptQuote, withdrawQuote },
  lifecycles: { quote: quoteLifecycle },
  movedBy: { quote: { accept: acceptQuote, withdraw: withdrawQuote } },
  policies: { quote: mayOnQuote.table },
  events: ['quote.sent', 'quote.withdrawn', 'quote.accepted'],
  liveLists: ['quotes'],
  personalData: quoteData,
});
