import { expect } from 'vitest';
import { anHourPasses, theDay } from '../../testing/daytime.ts';
import type { Person } from '../../testing/person.ts';
import { bringsPhoto } from '../../testing/pictures/bring.ts';
import { type Stage, story } from '../../testing/story.ts';

/** What the newest mail of somebody leads to on the dashboard, the button first in its plain form. */
async function linkedTo({ market }: Stage, { facts }: Person, subject: RegExp): Promise<string[]> {
  await market.settled();
  const mail = (await market.mailTo(facts.email)).find((one) => subject.test(one.subject));
  return [...(mail?.text ?? '').matchAll(/dashboard\?(\S+)/g)].map(([, query = '']) => query);
}

story(
  'a mail leads to the very lead, quote or job that it is about, and a text message to its tab',
  { shows: ['R-16-024'] },
  async (stage) => {
    const { customer, business, market } = stage;
    theDay(market.clock);
    const [carl, anna] = [await customer(), await business({ package: 'premium' })];
    await anna.wants({ sms: true });
    const job = await carl.posts();
    // A lead that nobody has seen yet goes by its job.
    expect(await linkedTo(stage, anna, /^New lead/)).toEqual([`tab=leads&lead=${job.id}`]);
    expect(await (await anna.api()).lead({ params: { id: job.id } })).toMatchObject({
      lead: { job: { title: 'Kitchen tap will not stop dripping' } },
    });
    const [text] = await market.mailTo(anna.facts.mobile);
    expect(text?.text).toMatch(/\?tab=leads$/);
    const quote = await anna.quotes(await anna.lead(), { cost: 90 });
    expect(await linkedTo(stage, carl, /sent you a quote/)).toEqual([`tab=quoted&at=${job.id}`]);
    await carl.accepts(quote);
    expect(await linkedTo(stage, anna, /was accepted/)).toEqual([`tab=progress&at=${job.id}`]);
    await anna.finishes(job);
    expect(await linkedTo(stage, carl, /^Job complete/)).toEqual([`tab=history&at=${job.id}`]);
  },
);

story(
  'a mail of several leads leads to each of them; it counts their photos and carries none',
  { shows: ['ruling 51'] },
  async (stage) => {
    const { customer, business, market } = stage;
    theDay(market.clock);
    const [carl, anna] = [await customer(), await business()];
    const photos = [{ id: (await bringsPhoto(carl)).id }];
    const first = await carl.posts({ title: 'One', photos });
    // Told of at once, they would come in any order.
    await market.settled();
    const second = await carl.posts({ title: 'Two' });
    await market.settled();
    await anHourPasses(market);
    const exactly = [first, second].map(({ id }) => `tab=leads&lead=${id}`);
    expect(await linkedTo(stage, anna, /^2 new leads/)).toEqual([...exactly, 'tab=leads']);
    const [mail] = await market.mailTo(anna.facts.email);
    expect(mail?.html).toContain('. 1 photo<');
    expect(mail?.html).not.toContain('<img');
  },
);
