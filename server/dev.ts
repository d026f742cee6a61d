import { registerDevPages } from './platform/http/pages.dev.ts';
import { start } from './start.ts';

// `npm run dev`: the same program, with the pages straight from their sources by Vite.
await start(process.env, registerDevPages);
