import { recentWorkRoutes } from '../../../contract/recent-work.ts';
import { reviewRoutes } from '../../../contract/reviews.ts';
import { feature } from '../feature.ts';
import { MARKET, WORK } from '../public-content.ts';
import { answerReview } from './actions/answer-review.ts';
import { reviewJob } from './actions/review-job.ts';
import { reviewData } from './review.personal-data.ts';
import { reviewHandlers } from './review.routes.ts';
import './review.events.ts';

export const reviews = feature({
  name: 'reviews',
  calls: {
    routes: { ...reviewRoutes, ...recentWorkRoutes },
    handlers: ({ market }) => reviewHandlers(market),
  },
  actions: { reviewJob, answerReview },
  events: ['review.written', 'review.answered', 'review.answer-changed'],
  personalData: reviewData,
  publicContents: { recentWork: () => [WORK, MARKET] },
});
