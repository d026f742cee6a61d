export { acceptQuote } from './actions/accept-quote.ts';
export { sendQuote } from './actions/send-quote.ts';
export { withdrawQuote } from './actions/withdraw-quote.ts';
export { quoteLifecycle } from './quote.lifecycle.ts';
export { mayOnQuote } from './quote.policy.ts';
export { quoteHandlers } from './quote.routes.ts';
export { closeAll, rejectOthers } from './reactions.ts';
export { quoteData } from './quote.personal-data.ts';
