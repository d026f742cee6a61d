import { expect } from 'vitest';
import { refusalOf } from '../../testing/api.ts';
import type { Business } from '../../testing/business.ts';
import { story } from '../../testing/story.ts';

story(
  'a lead that was removed comes back as it was, for a minute and no longer',
  { shows: ['R-11-032'] },
  async ({ customer, business, market }) => {
    const [carl, anna] = [await customer(), await business()];
    const job = await carl.posts();
    const lead = await anna.lead();
    await anna.isInterestedIn(lead);
    await market.advance({ minutes: 0.1 });
    const before = await anna.readsLead(lead);
    await anna.dismisses(lead);
    expect(await anna.leads()).toEqual([]);
    expect(await refusalOf(anna.readsLead(lead))).toBe('not_found');
    await market.advance({ minutes: 0.75 });
    expect(await anna.restores(lead)).toEqual([]);
    expect(await anna.restores(lead)).toEqual([]);
    expect(await anna.readsLead(lead)).toEqual(before);
    expect(await anna.leads()).toEqual([before]);
    expect((await carl.job(job)).leads).toMatchObject([{ id: lead.id, is_interested: true }]);

    await market.advance({ minutes: 0.1 });
    await anna.dismisses(lead);
    await market.advance({ minutes: 1.01 });
    expect(await refusalOf(anna.restores(lead))).toBe('lead_dismissed');
    expect(await anna.leads()).toEqual([]);
    const { rows } = await market.product.database.pool.query(
      "select event from history where event like 'lead.%' order by created_at, event",
    );
    expect(rows.map(({ event }) => event)).toEqual([
      'lead.interested',
      'lead.dismissed',
      'lead.restored',
      'lead.dismissed',
    ]);
  },
);

story(
  'a removed lead does not come back once its job has gone on, nor to anybody else',
  { shows: ['R-16-017'] },
  async ({ admin, customer, business }) => {
    const [carl, anna, ben] = [await customer(), await business(), await business()];
    const adam = await (await admin()).api();
    const ends = {
      'The cancelled one': carl.cancels.bind(carl),
      'The taken one': async () =>
        carl.accepts(await ben.quotes(await ben.lead('The taken one'), { cost: 90 })),
      'The one switched off': ({ id }: { id: string }) =>
        adam.switchJob({ params: { id }, body: { is_active: 0 } }),
    };
    for (const [title, end] of Object.entries(ends)) {
      const job = await carl.posts({ title });
      const lead = await anna.lead(title);
      await anna.dismisses(lead);
      expect([title, await refusalOf(ben.restores(lead))]).toEqual([title, 'not_found']);
      await end(job);
      expect([title, await refusalOf(anna.restores(lead))]).toEqual([title, 'job_not_available']);
    }
    expect(await anna.leads()).toEqual([]);
    await carl.posts({ title: 'Another tap' });
    const quoted = await anna.lead('Another tap');
    await anna.quotes(quoted, { cost: 10 });
    expect(await refusalOf(anna.restores(quoted))).toBe('lead_quoted');
  },
);

story(
  'the page of a lead shows what the list shows, and nothing of what the list has not',
  { shows: ['R-16-017', 'R-5-014'] },
  async ({ admin, customer, business }) => {
    const [carl, anna, ben] = [await customer(), await business(), await business()];
    const eve = await business({ subscription: 'expired' });
    const job = await carl.posts({ description: 'Ring me on 07700 900523 about the tap.' });
    const [annas, bens] = [await anna.lead(), await ben.lead()];
    // The answer that first shows it says the same of it as every later one.
    expect(await anna.lead()).toEqual(annas);
    expect(await anna.readsLead(annas)).toEqual(annas);
    expect(annas).toMatchObject({ user: { mobile_number: null }, job: { trade: 'plumbing' } });
    expect(JSON.stringify(await anna.readsLead(annas))).not.toContain('900523');
    for (const [who, lead] of [
      [anna, bens],
      [ben, annas],
      [eve, annas],
      [eve, job],
    ] as const)
      expect(await refusalOf(who.readsLead(lead))).toBe('not_found');
    // A mail that came before it was seen names it by its job.
    expect(await anna.readsLead(job)).toEqual(annas);
    await anna.isInterestedIn(annas);
    expect(await anna.readsLead(annas)).toEqual(await anna.lead());
    const quote = await anna.quotes(annas, { cost: 80 });
    for (const id of [annas, job]) expect(await refusalOf(anna.readsLead(id))).toBe('not_found');
    await anna.withdraws(quote);
    expect(await anna.readsLead(annas)).toEqual(await anna.lead());
    // A business that moves away keeps what it took up, and loses what it did not.
    for (const who of [anna, ben]) await moves(who, 'EH1 1YZ');
    expect(await anna.readsLead(annas)).toEqual(await anna.lead());
    for (const id of [bens, job]) expect(await refusalOf(ben.readsLead(id))).toBe('not_found');
    const adam = await (await admin()).api();
    await adam.switchJob({ params: { id: job.id }, body: { is_active: 0 } });
    expect(await refusalOf(anna.readsLead(annas))).toBe('not_found');
  },
);

async function moves(who: Business, location: string): Promise<void> {
  const api = await who.api();
  const { id: _, documents: __, workCategoriesName: ___, ...own } = await api.ownBusiness();
  await api.saveBusiness({ body: { ...own, location } });
}
