import { registerDevPages } from './platform/http/pages/pages.dev.ts';
import { start } from './start.ts';

/**
 * Vite makes every part of a page in this process when it is asked for, hundreds for the first page: that the event loop is
 * late by that is no load to shed, and a part that is turned away leaves a page that never wakes.
 */
const PATIENT = { MAX_EVENT_LOOP_DELAY: '60000', REQUEST_WAIT: '60000' };

// `npm run dev`: the same program, with the pages straight from their sources by Vite.
await start({ ...PATIENT, ...process.env }, registerDevPages);
