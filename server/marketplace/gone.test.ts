import { expect } from 'vitest';
import { refusalOf } from '../testing/api.ts';
import { Business } from '../testing/business.ts';
import { Customer } from '../testing/customer.ts';
import { proposesEarlyEnd } from '../testing/early-end-acts.ts';
import { proposesExtra } from '../testing/extra-acts.ts';
import { addsSnag } from '../testing/snag-acts.ts';
import { type Stage, story } from '../testing/story.ts';
import { proposes, timeIn } from '../testing/visiting.ts';

const GONE = 'other_side_gone';

/** Carl's job with a quote of Anna, who have written to each other. */
async function talking(stage: Stage) {
  const [carl, anna] = [await stage.customer(), await stage.business()];
  const job = await carl.posts();
  const lead = await anna.lead();
  const quote = await anna.quotes(lead, { cost: 120 });
  await anna.writes(lead, 'I can come on Monday.');
  return { carl, anna, job, lead, quote };
}

/** An admin switches an account off, or on again. */
async function switches(stage: Stage, person: Business | Customer, is_active: 0 | 1) {
  const api = await (await stage.admin()).api();
  const asked = { params: { id: person.id }, body: { is_active } };
  await (person.facts.role === 'business' ? api.changeBusiness(asked) : api.changeCustomer(asked));
}

const refusalsOf = async (acts: Record<string, () => Promise<unknown>>) => {
  const refusals: Record<string, string> = {};
  for (const [name, act] of Object.entries(acts)) refusals[name] = await refusalOf(act());
  return refusals;
};

story('who writes to a business that is deleted or deactivated hears that nobody is there', async (stage) => {
  for (const going of ['deleted', 'deactivated'] as const) {
    const { carl, anna, lead, quote } = await talking(stage);
    const times = [timeIn(stage.market, 3)];
    if (going === 'deleted') await (await anna.api()).deleteAccount();
    else await switches(stage, anna, 0);
    const acts = {
      message: () => carl.writes(lead, 'Monday is fine.'),
      visit: () => proposes(carl, lead, times),
    };
    expect([going, await refusalsOf(acts)]).toEqual([going, { message: GONE, visit: GONE }]);
    // The page says it before anybody has typed.
    const read = await (await carl.api()).conversation({ params: { id: lead.id }, query: {} });
    expect([going, read.closed]).toEqual([going, GONE]);
    expect(await refusalOf(carl.accepts(quote))).not.toBe('');
    if (going === 'deleted') continue;
    await switches(stage, anna, 1);
    await carl.writes(lead, 'Welcome back.');
  }
});

story('so does whoever does something for the other side of agreed work, on both sides', async (stage) => {
  const { carl, anna, job, lead, quote } = await talking(stage);
  await carl.accepts(quote);
  const times = [timeIn(stage.market, 3)];
  const ofBoth = (who: Business | Customer) => ({
    message: () => who.writes(lead, 'Are you there?'),
    visit: () => proposes(who, lead, { times, kind: 'work' }),
    earlyEnd: () => proposesEarlyEnd(who, job),
  });
  await switches(stage, anna, 0);
  expect(await refusalsOf(ofBoth(carl))).toEqual({ message: GONE, visit: GONE, earlyEnd: GONE });
  await switches(stage, anna, 1);
  // Being deactivated ended their sessions.
  const annaAgain = new Business(stage.market, anna.facts);
  await switches(stage, carl, 0);
  const ofAnna = { ...ofBoth(annaAgain), extra: () => proposesExtra(annaAgain, job) };
  expect(await refusalsOf(ofAnna)).toEqual({ message: GONE, visit: GONE, earlyEnd: GONE, extra: GONE });
  await switches(stage, carl, 1);
  const carlAgain = new Customer(stage.market, carl.facts);
  await annaAgain.finishes(job);
  await switches(stage, anna, 0);
  expect(await refusalsOf({ snag: () => addsSnag(carlAgain, job) })).toEqual({ snag: GONE });
  await switches(stage, anna, 1);
  await addsSnag(carlAgain, job);
});
