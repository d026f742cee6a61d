import type { comparisonRoutes } from '../../../contract/comparison.ts';
import type { jobRoutes } from '../../../contract/jobs.ts';
import type { quoteFileRoutes } from '../../../contract/quote-files.ts';
import type { quoteLifeRoutes } from '../../../contract/quote-life.ts';
import type { quoteRoutes } from '../../../contract/quotes.ts';
import { signedIn } from '../../platform/http/door.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Limit } from '../../platform/limits.ts';
import { type Market, perform } from '../action.ts';
import { keyedClaim } from '../claims.ts';
import { acceptQuote } from './actions/accept-quote.ts';
import { sendQuote } from './actions/send-quote.ts';
import { withdrawQuote } from './actions/withdraw-quote.ts';
import { compareQuotes } from './comparison/compare-quotes.ts';
import { putQuoteFile } from './file/put-quote-file.ts';
import { reviseQuote } from './revised/revise-quote.ts';
import { declineQuote } from './declines/decline-quote.ts';
import { listQuotes, listResponses } from './quote-lists.ts';

type Answered = Handlers<typeof quoteRoutes> &
  Handlers<typeof quoteLifeRoutes> &
  Handlers<typeof quoteFileRoutes> &
  Handlers<typeof comparisonRoutes> &
  Pick<Handlers<typeof jobRoutes>, 'jobResponses'>;

export const quoteHandlers = (market: Market, files: Limit): Answered => ({
  bringQuoteFile: ({ form }, { request }) =>
    putQuoteFile({ market, files }, signedIn(request), { file: form.file, claim: keyedClaim(request) }),
  sendQuote: ({ body }, { request }) =>
    perform(market, sendQuote, { actor: signedIn(request), input: body, claim: keyedClaim(request) }),
  quotes: ({ query }, { request }) => listQuotes(market, signedIn(request), query),
  jobResponses: ({ params, query }, { request }) =>
    listResponses(market, signedIn(request), { jobId: params.id, ...query }),
  compareQuotes: ({ params }, { request }) => compareQuotes(market, signedIn(request), params.id),
  acceptQuote: ({ params, body }, { request }) =>
    perform(market, acceptQuote, {
      actor: signedIn(request),
      input: { quoteId: params.id, startsAtOnce: body?.starts_at_once ?? false },
    }),
  reviseQuote: ({ params, body }, { request }) =>
    perform(market, reviseQuote, {
      actor: signedIn(request),
      input: { quoteId: params.id, ...body },
      claim: keyedClaim(request),
    }),
  declineQuote: ({ params, body }, { request }) =>
    perform(market, declineQuote, { actor: signedIn(request), input: { quoteId: params.id, ...body } }),
  withdrawQuote: ({ params }, { request }) =>
    perform(market, withdrawQuote, { actor: signedIn(request), input: { quoteId: params.id } }),
});
