import { comparisonRoutes } from '../../../contract/comparison.ts';
import { quoteFileRoute } from '../../../contract/files.ts';
import { jobRoutes } from '../../../contract/jobs.ts';
import { quoteFileRoutes } from '../../../contract/quote-files.ts';
import { quoteLifeRoutes } from '../../../contract/quote-life.ts';
import { quoteRoutes } from '../../../contract/quotes.ts';
import { feature } from '../feature.ts';
import { uploadLimits } from '../files/index.ts';
import { acceptQuote } from './actions/accept-quote.ts';
import { sendQuote } from './actions/send-quote.ts';
import { withdrawQuote } from './actions/withdraw-quote.ts';
import { declineData } from './declines/decline.personal-data.ts';
import { declineQuote } from './declines/decline-quote.ts';
import { bringQuoteFile } from './file/bring-quote-file.ts';
import { mountQuoteFiles } from './file/quote-file.routes.ts';
import { quoteLifecycle } from './quote.lifecycle.ts';
import { quoteData } from './quote.personal-data.ts';
import { mayOnQuote } from './quote.policy.ts';
import { reviseQuote } from './revised/revise-quote.ts';
import { revisionData } from './revised/revision.personal-data.ts';
import { quoteHandlers } from './quote.routes.ts';
import { endQuotes } from './validity/end-quotes.ts';
import './quote.events.ts';

export const quotes = feature({
  name: 'quotes',
  calls: {
    routes: {
      ...quoteRoutes,
      ...quoteFileRoutes,
      ...quoteLifeRoutes,
      ...comparisonRoutes,
      jobResponses: jobRoutes.jobResponses,
    },
    handlers: ({ market, pool }) => quoteHandlers(market, uploadLimits(pool).attachments),
  },
  files: { quoteFile: quoteFileRoute },
  mount: (app, { market }) => mountQuoteFiles(app, market),
  actions: { sendQuote, reviseQuote, acceptQuote, declineQuote, withdrawQuote, bringQuoteFile },
  lifecycles: { quote: quoteLifecycle },
  movedBy: {
    quote: { accept: acceptQuote, replace: reviseQuote, decline: declineQuote, withdraw: withdrawQuote },
  },
  policies: { quote: mayOnQuote.table },
  events: [
    'quote.sent',
    'quote.revised',
    'quote.withdrawn',
    'quote.declined',
    'quote.warned',
    'quote.expired',
    'quote.accepted',
  ],
  duties: { 'end-quotes': { each: 'minute', run: ({ market }) => endQuotes(market) } },
  liveLists: ['quotes'],
  personalData: { ...quoteData, ...declineData, ...revisionData },
});
