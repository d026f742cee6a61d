import type { ApiClient } from '../../api-client.ts';
import { sharedAnswer } from '../catalogue/shared-answer.ts';

/** The newest reviews of finished jobs. */
export const recentWorkQuery = (api: ApiClient) => ({
  queryKey: ['recent-work'],
  queryFn: () => newestReviews(api),
  meta: { staysOnServer: true as const },
});

const newestReviews = sharedAnswer(async (api) => (await api.recentWork()).reviews);
