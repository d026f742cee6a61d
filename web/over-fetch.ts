import { chunkMissing } from './unreachable.ts';

/** The way to the server, as a chunk of its own. Where not even that arrives, neither would a call. */
export const overFetch = () => import('./api-over-fetch.ts').catch(chunkMissing);
