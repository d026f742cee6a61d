export { quoteLifecycle } from './quote.lifecycle.ts';
export { closeAll, rejectOthers } from './reactions.ts';
