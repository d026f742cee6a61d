import type { FileRouteTypes } from '../../web/routeTree.gen.ts';

/** Routes that need a session, are there in development only, or have an address that the demo world makes up again. */
type Elsewhere =
  | '/dashboard'
  | '/admin/dashboard'
  | '/subscribe'
  | '/gallery/{-$group}'
  | '/business/$id'
  | '/calendar'
  | '/jobs/$id/agreement'
  | '/jobs/$id/change'
  | '/jobs/$id/quotes';

/** By the router's own names: who adds a route is told by the compiler that nobody looks at it yet. */
const PAGES_OF_ROUTE: Record<Exclude<FileRouteTypes['fullPaths'], Elsewhere>, string[]> = {
  '/': ['/'],
  '/post-job': ['/post-job'],
  '/post-a-job': ['/post-a-job'],
  '/get-more-leads': ['/get-more-leads'],
  '/contact-us': ['/contact-us'],
  '/packages/': ['/packages'],
  '/packages/$name': ['/packages/standard', '/packages/premium'],
  '/login': ['/login'],
  '/forgot-password/': ['/forgot-password'],
  '/register/customer/': ['/register/customer'],
  '/register/business/': ['/register/business'],
  '/trades/': ['/trades', '/trades?what=leak'],
  '/trades/$trade/': ['/trades/plumbing', '/trades/plumbing?postcode=SE1'],
  '/trades/$trade/$area': ['/trades/plumbing/london-se', '/trades/plumbing/aberdeen'],
  '/terms-of-use': ['/terms-of-use'],
  '/privacy-policy': ['/privacy-policy'],
  '/cookies': ['/cookies'],
  '/accessibility': ['/accessibility'],
  '/list-order': ['/list-order'],
  '/review-policy': ['/review-policy'],
  '/complaints': ['/complaints'],
  '/job-posted': ['/job-posted?job=J000001'],
  '/register/customer/registered': ['/register/customer/registered'],
  '/register/business/registered': ['/register/business/registered'],
  '/register/packages/': ['/register/packages'],
  '/register/packages/$name': ['/register/packages/standard'],
  '/forgot-password/reset': ['/forgot-password/reset?code=none'],
  '/undo-email-change': ['/undo-email-change?token=none'],
  '/unsubscribe/$token': ['/unsubscribe/none'],
  '/join/$token': ['/join/none'],
  '/keep-open/$token': ['/keep-open/none'],
  '/admin/': ['/admin'],
};

/** Every public page whose address is known; with script and without, unfinished, measured and read, they are these. */
export const PUBLIC_PAGES = Object.values(PAGES_OF_ROUTE).flat();

/** The same, and a profile. */
export const publicPages = async (origin: string): Promise<string[]> => [
  ...PUBLIC_PAGES,
  await aProfile(origin),
];

/** The shop front of a business that has reviews. */
export async function aProfile(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/recent-work`);
  const { reviews } = (await answer.json()) as { reviews: { business: { id: string } }[] };
  return `/business/${reviews[0]?.business.id}`;
}
