import { expect } from 'vitest';
import { refusalOf } from '../../testing/api.ts';
import { eventsIn, feedOf, subscribed } from '../../testing/calendar.ts';
import { type Stage, story } from '../../testing/story.ts';
import { cancelsVisit, picks, proposes, rearranges, timeIn } from '../../testing/visiting.ts';
import { DAY_MS, MINUTE_MS } from '../../platform/clock.ts';
import { instantsInLondon } from '../../platform/london.ts';

const C6 = { shows: ['C6'] };

/** Anna comes to look at Carl's job in three days; its title says where he lives and how he is reached. */
async function agreed(stage: Stage) {
  const [carl, anna] = [await stage.customer(), await stage.business()];
  const job = await carl.posts({ title: 'Tap, at SE1 9SG; ring 07700 900123' });
  const [lead] = await anna.leads();
  if (!lead) throw new Error('no lead is in the inbox');
  await anna.isInterestedIn(lead);
  const time = timeIn(stage.market, 3);
  const visit = await picks(carl, await proposes(anna, lead, [time]));
  return { carl, anna, job, lead, visit, time };
}

const fileOf = async (who: { token: () => Promise<string> }, stage: Stage, id: string) =>
  fetch(`${stage.market.baseUrl}/api/visit/${id}/calendar`, {
    headers: { authorization: `Bearer ${await who.token()}` },
  });

story('both sides read an agreed visit in their own calendar program', C6, async (stage) => {
  const { carl, anna, visit, time } = await agreed(stage);
  const [his, hers] = [await feedOf(stage, carl), await feedOf(stage, anna)];
  expect(new Set([his, hers]).size).toBe(2);
  const [event, ...others] = await subscribed(his);
  expect(others).toEqual([]);
  expect(event).toEqual({
    uid: visit.id,
    sequence: visit.revision,
    status: 'CONFIRMED',
    from: instantsInLondon(time.from)[0],
    to: instantsInLondon(time.to)[0],
    summary: expect.stringContaining('Visit: Tap'),
    description: expect.stringMatching(/^With .+ & Co\n.+ comes\nhttp/),
    location: expect.stringMatching(/\(SE1 9SG\)$/),
  });
  expect((await subscribed(hers))[0]).toMatchObject({ uid: visit.id, sequence: visit.revision });
});

story(
  'no number ever stands in a calendar, and the whole post code only in that of who may know it',
  { shows: ['C6', 'A3'] },
  async (stage) => {
    const { carl, anna, lead, visit } = await agreed(stage);
    const address = await feedOf(stage, anna);
    const read = async () => [
      await (await fetch(address)).text(),
      await (await fileOf(anna, stage, visit.id)).text(),
    ];
    const plain = (text: string) => text.replaceAll('\r\n ', '');
    for (const text of (await read()).map(plain)) {
      expect(text).toContain('(SE1)');
      expect(text).not.toMatch(/9SG|07700|900\s?123/);
    }
    await carl.accepts(await anna.quotes(lead, { cost: 120 }));
    for (const text of (await read()).map(plain)) {
      expect(text).toContain('(SE1 9SG)');
      expect(text).not.toMatch(/07700|900\s?123/);
    }
    for (const text of [await (await fetch(await feedOf(stage, carl))).text()])
      expect(plain(text)).not.toMatch(/07700|900\s?123/);
  },
);

story(
  'a visit that is moved or cancelled is the same event with a higher count, and is said off for a month',
  C6,
  async (stage) => {
    const { market } = stage;
    const { carl, anna, visit } = await agreed(stage);
    const address = await feedOf(stage, carl);
    const moved = await rearranges(anna, visit, [timeIn(market, 5)]);
    const off = await subscribed(address);
    expect(off).toMatchObject([{ uid: visit.id, status: 'CANCELLED', sequence: visit.revision + 1 }]);
    const again = await picks(carl, moved);
    const on = await subscribed(address);
    expect(on).toMatchObject([{ uid: visit.id, status: 'CONFIRMED', sequence: visit.revision + 2 }]);
    expect(on[0]?.from.getTime()).toBe((off[0]?.from.getTime() ?? 0) + 2 * DAY_MS);
    await cancelsVisit(carl, again);
    expect(await subscribed(address)).toMatchObject([
      { uid: visit.id, status: 'CANCELLED', sequence: visit.revision + 3 },
    ]);
    await market.advance({ days: 30, minutes: -1 });
    expect(await subscribed(address)).toHaveLength(1);
    await market.advance({ minutes: 1 });
    expect(await subscribed(address)).toEqual([]);
  },
);

story('a visit that has been stays in the calendar for a year', C6, async (stage) => {
  const { market } = stage;
  const { carl, visit } = await agreed(stage);
  const address = await feedOf(stage, carl);
  const left = Date.parse(visit.agreed?.endsAt ?? '') - market.clock.now().getTime();
  await market.advance({ days: 365, minutes: left / MINUTE_MS - 1 });
  expect(await subscribed(address)).toMatchObject([{ uid: visit.id, status: 'CONFIRMED' }]);
  await market.advance({ minutes: 1 });
  expect(await subscribed(address)).toEqual([]);
});

story('times that are only proposed stand in no calendar and in no file', C6, async (stage) => {
  const { carl, anna, lead } = await agreed(stage);
  const proposed = await proposes(anna, lead, [timeIn(stage.market, 6)]);
  expect(await subscribed(await feedOf(stage, carl))).toHaveLength(1);
  expect((await fileOf(carl, stage, proposed.id)).status).toBe(404);
});

story('a job that is cancelled takes its visit off both calendars', C6, async (stage) => {
  const { carl, anna, job } = await agreed(stage);
  const [his, hers] = [await feedOf(stage, carl), await feedOf(stage, anna)];
  await carl.cancels(job);
  for (const address of [his, hers])
    expect(await subscribed(address)).toMatchObject([{ status: 'CANCELLED' }]);
});

story(
  'the office has the visits of the business, a field member those that they come to, and who left has none',
  { shows: ['C6', 'T26'] },
  async (stage) => {
    const { anna, carl, lead, visit } = await agreed(stage);
    const [olga, fred] = [await stage.member(anna, 'office'), await stage.member(anna, 'field')];
    const [office, field] = [await feedOf(stage, olga), await feedOf(stage, fred)];
    expect(await subscribed(office)).toMatchObject([{ uid: visit.id }]);
    expect(await subscribed(field)).toEqual([]);
    await carl.accepts(await anna.quotes(lead, { cost: 120 }));
    const work = await proposes(anna, lead, {
      kind: 'work',
      times: [timeIn(stage.market, 8)],
      member: fred.accountId,
    });
    await picks(carl, work);
    expect((await subscribed(field)).map(({ uid }) => uid)).toEqual([work.id]);
    expect((await subscribed(field))[0]?.description).toContain('comes');
    expect((await fileOf(fred, stage, work.id)).status).toBe(200);
    await (await fred.api()).leaveTeam({ params: { id: anna.id } });
    await (await olga.api()).leaveTeam({ params: { id: anna.id } });
    expect([await subscribed(field), await subscribed(office)]).toEqual([[], []]);
  },
);

story(
  'an address that is renewed, revoked, cut or never was is the page that is not there',
  { shows: ['C6', 'T9'] },
  async (stage) => {
    const { market } = stage;
    const { carl } = await agreed(stage);
    const api = await carl.api();
    expect(await api.calendarFeed()).toEqual({ edition: 0, madeAt: null });
    const first = await feedOf(stage, carl);
    const second = await feedOf(stage, carl);
    expect(await subscribed(second)).toHaveLength(1);
    const missing = await fetch(`${market.baseUrl}/calendar/nothing`);
    const asMissing = async (address: string) => {
      const answer = await fetch(address);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        404,
        missing.headers.get('content-type'),
      ]);
    };
    const wrong = [first, second.replace('.ics', ''), second.replace('.ics', 'x.ics'), second.toUpperCase()];
    for (const address of wrong) await asMissing(address);
    await api.revokeCalendarFeed();
    expect(await api.revokeCalendarFeed()).toEqual({ edition: 2, madeAt: null });
    await asMissing(second);
    const third = await feedOf(stage, carl);
    expect(new Set([first, second, third]).size).toBe(3);
    await (await carl.api()).deleteAccount();
    await asMissing(third);
  },
);

story(
  'of two pages that make an address one hears that it was changed, and a repeat hears the same address',
  { shows: ['C6', 'ruling 50'] },
  async (stage) => {
    const api = await (await stage.customer()).api();
    const make = (edition: number) => api.makeCalendarFeed({ body: { edition } });
    const [one, same] = await Promise.all([make(0), make(0)]);
    expect(same).toEqual(one);
    await make(1);
    expect(await refusalOf(make(0))).toBe('feed_changed');
    expect(await refusalOf(make(7))).toBe('feed_changed');
    await api.revokeCalendarFeed();
    expect(await refusalOf(make(1))).toBe('feed_changed');
    expect((await make(2)).edition).toBe(3);
  },
);

story(
  'a calendar that has not changed is not sent again, and its secret stands in no line of the log and no table',
  { shows: ['C6', 'T25'] },
  async (stage) => {
    const { market } = stage;
    const { carl, visit } = await agreed(stage);
    const address = await feedOf(stage, carl);
    const first = await fetch(address);
    const tag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const again = await fetch(address, { headers: { 'if-none-match': known } });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
    expect((await fetch(address, { method: 'HEAD' })).status).toBe(200);
    await cancelsVisit(carl, visit);
    expect((await fetch(address, { headers: { 'if-none-match': tag } })).status).toBe(200);
    const secret = /([\w-]{43})\.ics$/.exec(address)?.[1] ?? address;
    await expect.poll(() => market.log.join('\n')).toContain('/calendar/:name');
    expect(market.log.join('\n')).not.toContain(secret);
    const { rows } = await market.product.database.pool.query(
      'select to_json(f)::text from calendar_feeds f',
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(secret);
  },
);

story(
  'one visit is a file for a calendar, for its two sides alone',
  { shows: ['C6', 'T1'] },
  async (stage) => {
    const { carl, anna, visit } = await agreed(stage);
    const bea = await stage.business();
    const answer = await fileOf(carl, stage, visit.id);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="visit.ics"');
    expect(eventsIn(await answer.text())).toMatchObject([{ uid: visit.id, sequence: visit.revision }]);
    expect((await fileOf(anna, stage, visit.id)).status).toBe(200);
    expect((await fileOf(bea, stage, visit.id)).status).toBe(404);
  },
);
