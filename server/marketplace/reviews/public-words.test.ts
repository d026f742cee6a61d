import { expect } from 'vitest';
import { MASK } from '../../../contract/contact-mask.ts';
import { visitor } from '../../testing/newcomer.ts';
import { story } from '../../testing/story.ts';

const TYPED = '👨‍👩‍👧 Ring Anna on 07700 900123 or anna @ bell.example, at SE1 4 QW.';
const SHOWN = `👨‍👩‍👧 Ring Anna on ${MASK} or ${MASK}, at SE1.`;

story(
  'a review holds no contact details, wherever it is read',
  { shows: ['R-4-056', 'R-5-107', 'R-8-070', 'ruling 44'] },
  async ({ customer, business, admin, market }) => {
    const [carl, anna] = [await customer(), await business()];
    const job = await carl.posts();
    await carl.accepts(await anna.quotes(await anna.lead(), { cost: 80 }));
    await carl.finishes(job);
    const written = await carl.reviews(job, { rating: 5, comment: TYPED });
    const everybody = visitor(market);
    const trade = { trade: 'plumbing' };
    const comments = {
      answered: written.comment,
      profile: (await everybody.publicBusiness({ params: { id: anna.id } })).reviews[0]?.comment,
      home: (await everybody.recentWork()).reviews[0]?.comment,
      trade: (await everybody.trade({ params: trade })).reviews[0]?.comment,
      area: (await everybody.tradeInArea({ params: { ...trade, area: 'london-se' } })).reviews[0]?.comment,
      own: (await carl.job(job)).reviews[0]?.comment,
      business: (await anna.jobs('finished'))[0]?.reviews[0]?.comment,
      adminApi: (await (await (await admin()).api()).adminReviews({ query: {} })).reviews[0]?.comment,
    };
    for (const [reader, comment] of Object.entries(comments))
      expect([reader, comment]).toEqual([reader, SHOWN]);
    await market.settled();
    for (const { facts } of [carl, anna])
      expect(JSON.stringify(await market.mailTo(facts.email))).not.toMatch(/900123|bell\.example|4 QW/);
    const stored = await market.product.market.db.selectFrom('reviews').select('comment').executeTakeFirst();
    expect(stored?.comment).toBe(TYPED);
  },
);
