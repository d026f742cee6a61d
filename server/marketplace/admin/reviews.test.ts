import { expect } from 'vitest';
import { refusalOf } from '../../testing/api.ts';
import type { Business } from '../../testing/business.ts';
import type { Customer } from '../../testing/customer.ts';
import { lastMail, visitor } from '../../testing/newcomer.ts';
import { story } from '../../testing/story.ts';

async function reviewedWork(carl: Customer, anna: Business, rating: number) {
  const job = await carl.posts({ title: `Tap worth ${rating} stars` });
  await carl.accepts(await anna.quotes(await anna.lead(`Tap worth ${rating} stars`), { cost: 80 }));
  await carl.finishes(job);
  const review = await carl.reviews(job, { rating, comment: `Worth ${rating} stars` });
  return { job, review };
}

story(
  'all reviews are listed, newest first, ten a page, with who wrote them about whom',
  { shows: ['R-8-016', 'R-8-070', 'R-10-150', 'A-40'] },
  async ({ customer, business, admin, market }) => {
    const carl = await customer({ name: 'Carl Moss' });
    const anna = await business({ name: 'Anna Bell' });
    await reviewedWork(carl, anna, 2);
    const { job, review } = await reviewedWork(carl, anna, 5);
    const api = await (await admin()).api();
    const { reviews, count } = await api.adminReviews({ query: {} });
    expect([count, reviews.map(({ rating }) => rating)]).toEqual([2, [5, 2]]);
    expect(await api.adminReviews({ query: { pageIndex: '2' } })).toMatchObject({ reviews: [], count: 2 });
    expect(reviews[0]).toEqual({
      id: review.id,
      rating: 5,
      answer: null,
      comment: 'Worth 5 stars',
      createdAt: review.createdAt,
      jobNumber: job.jobNumber,
      business: { id: anna.id, name: 'Bell & Co' },
      user: { name: 'Carl Moss' },
      is_active: 1,
      hiddenReason: null,
    });
    for (let more = 0; more < 9; more++) await carl.posts({ title: `Tap number ${more}` });
    // As if each of them had been done and reviewed, too.
    await market.product.database.pool.query(
      `insert into reviews (id, job_id, business_id, customer_id, rating, comment, created_at)
       select gen_random_uuid(), id, $1, $2, 4, '', story_begins() from jobs where ask_status = 'active'`,
      [anna.id, carl.id],
    );
    const pages = [{}, { pageIndex: '2' }].map(async (query) => (await api.adminReviews({ query })).reviews);
    expect((await Promise.all(pages)).map(({ length }) => length)).toEqual([10, 1]);
  },
);

story(
  'a hidden review counts no more, leaves its reason in its place, and comes back',
  { shows: ['R-8-070', 'R-9-035', 'R-9-036', 'R-10-150'] },
  async ({ customer, business, admin, market }) => {
    const [carl, anna] = [await customer(), await business()];
    const { job, review } = await reviewedWork(carl, anna, 1);
    await reviewedWork(carl, anna, 5);
    const api = await (await admin()).api();
    const params = { id: review.id };
    const shop = () => visitor(market).publicBusiness({ params: { id: anna.id } });
    const hide = (body: object) => api.switchReview({ params, body: { is_active: 0, ...body } });
    expect(await refusalOf(hide({}))).toBe('invalid');
    expect(await refusalOf(hide({ reason: 'too few stars' }))).toBe('invalid');
    await hide({ reason: 'personal_details' });
    const hidden = await shop();
    expect(hidden.reviews.map(({ rating }) => rating)).toEqual([5]);
    expect(hidden.reviewsCount).toBe(1);
    expect(hidden.hiddenReviews).toEqual([
      { id: review.id, createdAt: review.createdAt, reason: 'personal_details' },
    ]);
    expect(JSON.stringify(hidden)).not.toContain('Worth 1 stars');
    expect((await api.adminReviews({ query: { state: 'inactive' } })).reviews).toMatchObject([
      { id: review.id, is_active: 0, hiddenReason: 'personal_details' },
    ]);
    // Once is once, shown or not.
    expect(await carl.job(job)).toMatchObject({ reviews: [], can: [] });
    await api.switchReview({ params, body: { is_active: 1 } });
    expect(await shop()).toMatchObject({
      reviewsCount: 2,
      reviews: [{ rating: 5 }, { rating: 1 }],
      hiddenReviews: [],
    });
    expect(await carl.job(job)).toMatchObject({ reviews: [{ rating: 1 }] });
    const { entries } = await api.auditLog({ query: { account: carl.id } });
    expect(entries.map(({ act }) => act)).toEqual(['show', 'hide']);
    expect(entries[1]?.changes).toContainEqual({
      field: 'hidden_reason',
      before: null,
      after: 'personal_details',
    });
  },
);

story(
  'whose review is hidden is mailed the reason and how to answer, once',
  { shows: ['R-8-070'] },
  async (stage) => {
    const { customer, business, admin, market } = stage;
    const [carl, anna] = [await customer(), await business({ name: 'Anna Bell' })];
    const { job, review } = await reviewedWork(carl, anna, 1);
    const api = await (await admin()).api();
    const params = { id: review.id };
    const hide = (reason: 'offensive' | 'not_genuine') =>
      api.switchReview({ params, body: { is_active: 0, reason } });
    const told = async () => {
      await market.settled();
      return (await market.mailTo(carl.facts.email)).filter(({ subject }) =>
        subject.startsWith('Your review'),
      );
    };
    await market.settled();
    await hide('offensive');
    await hide('offensive');
    const [mail, ...more] = await told();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Your review is not shown any more');
    for (const said of [job.jobNumber, 'Bell & Co', 'It is offensive', 'support@example.com'])
      expect(mail?.text).toContain(said);
    expect(mail?.text).not.toContain('Worth 1 stars');
    await hide('not_genuine');
    expect((await told())[0]?.text).toContain('It is not genuine');
    const { rows } = await market.product.database.pool.query(
      "select facts from notices where kind = 'review-hidden'",
    );
    expect(rows).toEqual([{ facts: null }, { facts: null }]);
    const ofBusiness = await market.mailTo(anna.facts.email);
    expect(ofBusiness.map(({ subject }) => subject)).not.toContain('Your review is not shown any more');
  },
);

story(
  'a review that is shown again before the mail went is not written about',
  { shows: ['R-8-070'] },
  async (stage) => {
    const { customer, business, admin, market } = stage;
    const [carl, anna] = [await customer(), await business()];
    const { review } = await reviewedWork(carl, anna, 1);
    const api = await (await admin()).api();
    const params = { id: review.id };
    const { pool } = market.product.database;
    await api.switchReview({ params, body: { is_active: 0, reason: 'offensive' } });
    await market.settled();
    // As if it still waited for a mail server.
    await pool.query("update notices set status = 'queued' where kind = 'review-hidden'");
    await api.switchReview({ params, body: { is_active: 1 } });
    const { rows } = await pool.query("select status from notices where kind = 'review-hidden'");
    expect(rows).toEqual([{ status: 'dropped' }]);
  },
);

story(
  'a deleted review is nowhere, and its job is not reviewed again',
  { shows: ['R-8-070', 'R-10-150', 'R-16-032'] },
  async (stage) => {
    const { customer, business, admin, market } = stage;
    const [carl, anna] = [await customer(), await business()];
    const { job, review } = await reviewedWork(carl, anna, 3);
    const api = await (await admin()).api();
    const params = { id: review.id };
    const { pool } = market.product.database;
    await api.switchReview({ params, body: { is_active: 0, reason: 'not_genuine' } });
    await market.settled();
    // As if it still waited for a mail server.
    await pool.query("update notices set status = 'queued' where kind = 'review-hidden'");
    await api.removeReview({ params, body: { reason: 'Written by the business itself' } });
    expect(await api.removeReview({ params })).toEqual([]);
    const { rows } = await pool.query("select status from notices where kind = 'review-hidden'");
    expect(rows).toEqual([{ status: 'dropped' }]);
    const { subject, text } = await lastMail(market, carl.facts.email);
    expect(subject).toBe('Your review was deleted');
    expect(text).toContain(`The job: ${job.jobNumber}.`);
    expect(text).toContain('The reason: Written by the business itself');
    expect(await api.adminReviews({ query: {} })).toEqual({ reviews: [], count: 0 });
    expect(await visitor(market).publicBusiness({ params: { id: anna.id } })).toMatchObject({
      reviews: [],
      hiddenReviews: [],
      reviewsCount: 0,
    });
    expect(await refusalOf(api.switchReview({ params, body: { is_active: 1 } }))).toBe('not_found');
    expect(await refusalOf(carl.reviews(job, { rating: 5 }))).toBe('already_reviewed');
    const { entries } = await api.auditLog({ query: { account: carl.id } });
    expect(entries.filter(({ act }) => act === 'delete')).toMatchObject([
      { reason: 'Written by the business itself' },
    ]);
  },
);

story(
  'a review is deleted without a reason too, and one that never was is not there',
  { shows: ['R-10-150'] },
  async (stage) => {
    const { customer, business, admin, market } = stage;
    const [carl, anna] = [await customer(), await business()];
    const { job, review } = await reviewedWork(carl, anna, 3);
    const api = await (await admin()).api();
    await api.removeReview({ params: { id: review.id } });
    const { text } = await lastMail(market, carl.facts.email);
    const lines = text.split('\n').map((line) => line.trimEnd());
    expect(lines).toContainEqual(
      expect.stringMatching(`The job: ${job.jobNumber}[.] The business: ${anna.facts.lastName} & Co[.]$`),
    );
    const params = { id: '00000000-0000-7000-8000-000000000000' };
    for (const call of [
      () => api.removeReview({ params }),
      () => api.switchReview({ params, body: { is_active: 1 } }),
    ])
      expect(await refusalOf(call())).toBe('not_found');
  },
);
