import * as z from 'zod/mini';
import { IdParams } from './fields.ts';
import { routes } from './kernel.ts';
import { Visit } from './visits.ts';
import { MEMBER_ROLES } from './words.ts';

const Answer = z.object({ data: Visit });

export const noShowRoutes = routes({
  sayNoShow: {
    method: 'POST',
    path: '/visit/:id/no-show',
    summary:
      'Say that the other side missed a visit: from 15 minutes after its start to 48 hours after its end, once for both sides',
    by: ['customer', 'business'],
    members: MEMBER_ROLES,
    whileActing: 'never',
    countsOnce: 'by nature',
    params: IdParams,
    answers: Answer,
    refuses: ['visit_cannot_change', 'no_show_said'],
  },
  disputeNoShow: {
    method: 'POST',
    path: '/visit/:id/no-show/dispute',
    summary: 'Say within 7 days that one did not miss the visit: the no-show counts for nothing',
    by: ['customer', 'business'],
    members: MEMBER_ROLES,
    whileActing: 'never',
    countsOnce: 'by nature',
    params: IdParams,
    answers: Answer,
    refuses: ['visit_cannot_change', 'no_show_settled'],
  },
});
