import { expect } from 'vitest';
import { story } from '../testing/story.ts';

story(
  'from a leaking tap to a review: the whole main job',
  { shows: ['R-16-042', 'R-16-043', 'R-4-001', 'R-11-009', 'R-11-010', 'R-11-011'] },
  async ({ customer, business, market }) => {
    const carl = await customer({ name: 'Carl Moss' });
    const anna = await business({ name: 'Anna Bell', package: 'premium' });
    const bob = await business({ name: 'Bob Stone', postcode: 'CR0 1LB' });

    const job = await carl.posts();
    // Anna hears of the job before anybody writes to her.
    await market.settled();
    expect(job.jobNumber).toMatch(/^J\d{6,}$/);
    expect(await carl.jobs()).toMatchObject([
      {
        id: job.id,
        status: 'active',
        leadsCount: 2,
        quotesCount: 0,
        can: ['cancel', 'change'],
        is_active: 1,
      },
    ]);

    const lead = await anna.lead();
    expect(lead).toMatchObject({ is_interested: false, user: { name: 'Carl Moss', mobile_number: null } });
    const { user } = await anna.isInterestedIn(lead);
    expect(user.mobile_number).toBe(carl.facts.mobile);
    expect((await carl.job(job)).leads).toMatchObject([{ business_name: 'Bell & Co', is_interested: true }]);

    await anna.writes(lead, 'Is the tap a mixer?');
    await carl.writes(lead, 'Yes, a mixer.');
    const quote = await anna.quotes(lead, { cost: 95, comments: 'Parts included.' });
    await bob.quotes(await bob.lead(), { cost: 48.5, rate: 'Hourly' });
    // A notice that is overtaken by events is not sent, so Carl waits for his mail before he chooses.
    await market.settled();
    const responses = await carl.responses(job);
    expect(responses.map(({ cost, rate_type, business: by }) => [by.name, cost, rate_type])).toEqual([
      ['Stone & Co', 48.5, 'Hourly'],
      ['Bell & Co', 95, 'Flat'],
    ]);

    await carl.accepts(quote);
    expect(await anna.jobs()).toMatchObject([
      { id: job.id, status: 'progress', location: 'SE1 9SG', can: ['finish'], messagesCount: 2 },
    ]);
    await anna.finishes(job);
    const review = await carl.reviews(job, { rating: 5, comment: 'Tidy and quick.' });
    expect(review).toMatchObject({ jobId: job.id, rating: 5, user: { name: 'Carl' } });
    expect(await carl.job(job)).toMatchObject({ status: 'finished', reviews: [{ rating: 5 }], can: [] });

    await market.settled();
    const mail = async (address: string) =>
      (await market.mailTo(address)).map((message) => message.subject).toReversed();
    expect(await mail(bob.facts.email)).toContain('Not chosen this time: Kitchen tap will not stop dripping');
    expect(await mail(carl.facts.email)).toEqual([
      'New message about Kitchen tap will not stop dripping',
      'Bell & Co sent you a quote',
      'Stone & Co sent you a quote',
      `What was agreed: Fix a leak or burst pipe, ${job.jobNumber}`,
      'Job complete: Kitchen tap will not stop dripping',
    ]);
    expect(await mail(anna.facts.email)).toEqual([
      'New lead: Fix a leak or burst pipe in SE1',
      'New message about Kitchen tap will not stop dripping',
      'Your quote was accepted: Kitchen tap will not stop dripping',
      'New review: 5 out of 5',
    ]);
  },
);
