/** Every public page that has one address; with script and without, measured and read, they are these. */
export const PUBLIC_PAGES = [
  '/',
  '/post-job',
  '/post-a-job',
  '/get-more-leads',
  '/contact-us',
  '/packages',
  '/packages/standard',
  '/packages/premium',
  '/login',
  '/forgot-password',
  '/register/customer',
  '/register/business',
  '/trades',
  '/trades/plumbing',
  '/trades/plumbing/london-se',
  '/trades/plumbing?postcode=SE1',
  '/terms-of-use',
  '/privacy-policy',
  '/cookies',
  '/accessibility',
  '/review-policy',
  '/complaints',
];

/** The same, and a profile, whose address the demo world makes up anew. */
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
