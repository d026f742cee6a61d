import * as z from 'zod/mini';
import { routes } from './kernel.ts';

export const attributionRoutes = routes({
  attribution: {
    method: 'GET',
    path: '/attribution',
    summary: 'Whom the post code data in use come from, in the words that their licences ask for',
    by: 'anyone',
    whileActing: 'may',
    answers: z.object({ lines: z.array(z.string()) }),
    refuses: [],
  },
});
