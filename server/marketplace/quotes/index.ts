export { detailOfQuote, type StoredDetail } from './detail/detail-column.ts';
export { detailView } from './detail/detail.view.ts';
export { writeDetail } from './detail/write-detail.ts';
export { quoteLifecycle } from './quote.lifecycle.ts';
export { type QuoteOnPaper, readQuote } from './read-quote.ts';
export { closeAll, endQuotesBetween, rejectOthers } from './reactions.ts';
export { quotesAtDashboard } from './quote-news.queries.ts';
