/** Every public page, by an address that the demo world fills. */
export async function publicPages(origin: string): Promise<string[]> {
  return [
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
    await aProfile(origin),
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
}

/** The shop front of a business that has reviews. */
async function aProfile(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/recent-work`);
  const { reviews } = (await answer.json()) as { reviews: { business: { id: string } }[] };
  return `/business/${reviews[0]?.business.id}`;
}
