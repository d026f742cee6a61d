import type { recentWorkRoutes } from '../../../contract/recent-work.ts';
import type { reviewRoutes } from '../../../contract/reviews.ts';
import { signedIn } from '../../platform/http/door.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { type Market, perform } from '../action.ts';
import { keyedClaim } from '../claims.ts';
import { answerReview } from './actions/answer-review.ts';
import { reviewJob } from './actions/review-job.ts';
import { newestWork } from './recent-work.ts';

export const reviewHandlers = (market: Market): Handlers<typeof reviewRoutes & typeof recentWorkRoutes> => ({
  reviewJob: ({ params, body }, { request }) =>
    perform(market, reviewJob, {
      actor: signedIn(request),
      input: { jobId: params.id, ...body },
      claim: keyedClaim(request),
    }),
  answerReview: ({ params, body }, { request }) =>
    perform(market, answerReview, { actor: signedIn(request), input: { ...params, ...body } }),
  recentWork: () => newestWork(market.db),
});
