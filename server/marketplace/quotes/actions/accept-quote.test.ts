import { expect } from 'vitest';
import { refusalOf } from '../../../testing/api.ts';
import { story } from '../../../testing/story.ts';

story(
  'accepting one quote starts the job and turns the other quote down',
  { shows: ['R-11-018', 'R-11-022', 'R-4-027'] },
  async ({ customer, business, market }) => {
    const carl = await customer();
    const anna = await business();
    const bob = await business();
    const cora = await business();
    const job = await carl.posts();
    expect(await cora.leads()).toHaveLength(1);
    const first = await anna.quotes(await anna.lead(), { cost: 120 });
    const second = await bob.quotes(await bob.lead(), { cost: 35.5, rate: 'Hourly' });

    await carl.accepts(first);

    expect(await carl.job(job)).toMatchObject({
      status: 'progress',
      business: { id: anna.id },
      cost: 120,
      rate_type: 'Flat',
      can: ['finish'],
    });
    expect(await bob.openQuotes()).toEqual([]);
    for (const one of [anna, bob, cora]) expect(await one.leads()).toEqual([]);
    await expect(carl.accepts(second)).rejects.toMatchObject({ status: 409, code: 'job_already_accepted' });
    const rows = await market.look('select id, status, decided_at from quotes order by id', []);
    const decided_at = market.clock.now();
    expect(rows).toEqual([
      { id: first.id, status: 'accepted', decided_at },
      { id: second.id, status: 'rejected', decided_at },
    ]);
    expect(await anna.jobs()).toMatchObject([{ id: job.id, user: { mobile_number: carl.facts.mobile } }]);
  },
);

story(
  'accepting or cancelling touches quotes that are open, and leaves what was over before as it was',
  { shows: ['R-11-018', 'R-11-022'] },
  async ({ customer, business, market }) => {
    const [carl, dana] = [await customer(), await customer()];
    const [anna, bob, cora] = [await business(), await business(), await business()];
    const asks = async (who: typeof carl, title: string) => {
      const job = await who.posts({ title });
      const won = await anna.quotes(await anna.lead(title), { cost: 120 });
      const withdrawn = await bob.quotes(await bob.lead(title), { cost: 90 });
      await bob.withdraws(withdrawn);
      const declined = await cora.quotes(await cora.lead(title), { cost: 300 });
      await who.declines(declined);
      return { job, won, over: [withdrawn.id, declined.id] };
    };
    const rowsOf = (ids: string[]) =>
      market.look('select status, decided_at from quotes where id = any($1::uuid[]) order by id', [ids]);
    for (const [who, title] of [
      [carl, 'The one that is accepted'],
      [dana, 'The one that is cancelled'],
    ] as const) {
      const { job, won, over } = await asks(who, title);
      const before = await rowsOf(over);
      await market.advance({ hours: 1 });
      if (who === carl) await carl.accepts(won);
      else await dana.cancels(job);
      expect([title, await rowsOf(over)]).toEqual([title, before]);
    }
  },
);

story(
  'the quote of a business that is switched off is no longer open, until it is on again',
  { shows: ['R-11-022'] },
  async ({ customer, business, admin }) => {
    const [carl, anna, adminApi] = [await customer(), await business(), await (await admin()).api()];
    const job = await carl.posts();
    const quote = await anna.quotes(await anna.lead(), { cost: 120 });
    const canBeAccepted = async () => {
      const lists = await Promise.all([carl.quotes(), carl.responses(job)]);
      return lists.flat().map(({ can }) => can.includes('accept'));
    };
    await adminApi.changeBusiness({ params: { id: anna.id }, body: { is_active: 0 } });
    expect(await canBeAccepted()).toEqual([false, false]);
    expect(await refusalOf(carl.accepts(quote))).toBe('quote_no_longer_open');
    await adminApi.changeBusiness({ params: { id: anna.id }, body: { is_active: 1 } });
    expect(await canBeAccepted()).toEqual([true, true]);
    await carl.accepts(quote);
    await adminApi.changeBusiness({ params: { id: anna.id }, body: { is_active: 0 } });
    // What is agreed stays agreed, and a repeat is no second act.
    expect(await carl.accepts(quote)).toEqual([]);
  },
);
