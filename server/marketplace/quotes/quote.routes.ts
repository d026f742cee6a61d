import type { jobRoutes } from '../../../contract/jobs.ts';
import type { quoteRoutes } from '../../../contract/quotes.ts';
import { signedIn } from '../../platform/http/door.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { type Market, perform } from '../action.ts';
import { keyedClaim } from '../claims.ts';
import { acceptQuote } from './actions/accept-quote.ts';
import { sendQuote } from './actions/send-quote.ts';
import { withdrawQuote } from './actions/withdraw-quote.ts';
import { listQuotes, listResponses } from './quote-lists.ts';

type Answered = Handlers<typeof quoteRoutes> & Pick<Handlers<typeof jobRoutes>, 'jobResponses'>;

export const quoteHandlers = (market: Market): Answered => ({
  sendQuote: ({ body }, { request }) =>
    perform(market, sendQuote, { actor: signedIn(request), input: body, claim: keyedClaim(request) }),
  quotes: ({ query }, { request }) => listQuotes(market, signedIn(request), query),
  jobResponses: ({ params, query }, { request }) =>
    listResponses(market, signedIn(request), { jobId: params.id, ...query }),
  acceptQuote: ({ params }, { request }) =>
    perform(market, acceptQuote, { actor: signedIn(request), input: { quoteId: params.id } }),
  withdrawQuote: ({ params }, { request }) =>
    perform(market, withdrawQuote, { actor: signedIn(request), input: { quoteId: params.id } }),
});
