import { expect } from 'vitest';
import { fieldSentences as say } from '../../../contract/copy.ts';
import { Refused, refusalOf } from '../../testing/api.ts';
import type { Correspondent } from '../../testing/correspondent.ts';
import {
  addsSnag,
  addsSnags,
  readsSnags,
  removesSnag,
  ticksSnag,
  unticksSnag,
} from '../../testing/snag-acts.ts';
import { type Stage, story } from '../../testing/story.ts';
import { KEY, rows, thrice } from '../../testing/thrice.ts';

const C5 = { shows: ['C5'] };
const LEAKS = 'The seal leaks, ring 07700 900123';

/** Anna mends Carl's tap. */
async function working({ customer, business }: Stage) {
  const [carl, anna] = [await customer({ name: 'Carl Moss' }), await business({ name: 'Anna Bell' })];
  const job = await carl.posts({ title: 'The tap' });
  await carl.accepts(await anna.quotes(await anna.lead('The tap'), { cost: 120 }));
  return { carl, anna, job };
}

async function finished(stage: Stage) {
  const sides = await working(stage);
  await sides.anna.finishes(sides.job);
  return sides;
}

const mails = async ({ market }: Stage, { facts }: Correspondent, start: string) =>
  (await market.mailTo(facts.email)).filter(({ subject }) => subject.startsWith(start));

async function rung(who: Correspondent): Promise<string[]> {
  const { groups } = await (await who.api()).bell();
  return groups
    .flatMap(({ entries }) => entries.map(({ kind }) => kind))
    .filter((kind) => kind.startsWith('snag-'));
}

story(
  'a customer lists what is still open after the end, and the business ticks it off',
  C5,
  async (stage) => {
    const { carl, anna, job } = await finished(stage);
    // It is the 12 January; the fourteenth day after it ends.
    const until = '2026-01-27T00:00:00.000Z';
    const none = await readsSnags(carl, job);
    expect(none).toMatchObject({ snags: [], mayAdd: true });
    expect(none.until).toBe(until);
    expect((await readsSnags(anna, job)).mayAdd).toBe(false);

    const [leak, tile] = await addsSnags(carl, job, [LEAKS, ' A tile is loose ']);
    if (!leak || !tile) throw new Error('both are listed');
    expect([leak, tile]).toMatchObject([
      { text: LEAKS, status: 'open', doneAt: null, can: ['remove'] },
      { text: 'A tile is loose', status: 'open', doneAt: null, can: ['remove'] },
    ]);
    expect((await readsSnags(anna, job)).snags.map(({ text, can }) => [text, can])).toEqual([
      [LEAKS, ['tick']],
      ['A tile is loose', ['tick']],
    ]);
    await stage.market.settled();
    const [mail, ...others] = await mails(stage, anna, 'Still open: The tap');
    expect([mail?.text.includes(`/jobs/${job.id}/agreement`), others]).toEqual([true, []]);
    expect(mail?.text).not.toContain('seal');
    expect(await rung(anna)).toEqual(['snag-listed']);

    await ticksSnag(anna, leak);
    await ticksSnag(anna, leak);
    const seen = await readsSnags(carl, job);
    expect(seen.snags.map(({ status, can }) => [status, can])).toEqual([
      ['done', []],
      ['open', ['remove']],
    ]);
    expect(seen.snags[0]?.doneAt).not.toBeNull();
    await stage.market.settled();
    expect(await mails(stage, carl, 'Done since: The tap')).toHaveLength(1);
    expect(await rung(carl)).toEqual(['snag-done']);
    // The job stays finished all along.
    expect((await carl.job(job)).status).toBe('finished');
  },
);

story(
  'a business opens again what it ticked off by mistake, and a customer takes back what is open',
  C5,
  async (stage) => {
    const { carl, anna, job } = await finished(stage);
    const snag = await addsSnag(carl, job);
    await ticksSnag(anna, snag);
    expect(await refusalOf(removesSnag(carl, snag))).toBe('snag_no_longer_open');
    expect((await readsSnags(anna, job)).snags).toMatchObject([{ status: 'done', can: ['untick'] }]);
    await unticksSnag(anna, snag);
    await unticksSnag(anna, snag);
    expect((await readsSnags(carl, job)).snags).toMatchObject([{ status: 'open', doneAt: null }]);
    await removesSnag(carl, snag);
    await removesSnag(carl, snag);
    for (const who of [carl, anna]) expect((await readsSnags(who, job)).snags).toEqual([]);
    for (const act of [ticksSnag, unticksSnag])
      expect(await refusalOf(act(anna, snag))).toBe('snag_no_longer_open');
  },
);

story(
  'a list is open from the end of the work for 14 days, and what is on it can be done later',
  C5,
  async (stage) => {
    const { carl, anna, job } = await working(stage);
    const { clock } = stage.market;
    expect(await readsSnags(carl, job)).toEqual({ snags: [], until: null, mayAdd: false });
    expect(await refusalOf(addsSnag(carl, job))).toBe('job_not_finished');
    await anna.finishes(job);
    // The hour is for clocks that change meanwhile.
    clock.advance({ days: 14, hours: -1 });
    const [first, second] = await addsSnags(carl, job, ['The seal leaks', 'A tile is loose']);
    if (!first || !second) throw new Error('both are listed');
    await ticksSnag(anna, first);
    clock.advance({ days: 1, hours: 2 });
    expect(await refusalOf(addsSnag(carl, job))).toBe('snags_over');
    expect(await refusalOf(unticksSnag(anna, first))).toBe('snags_over');
    expect((await readsSnags(anna, job)).snags.map(({ can }) => can)).toEqual([[], ['tick']]);
    await ticksSnag(anna, second);
    expect(await readsSnags(carl, job)).toMatchObject({
      snags: [{ status: 'done' }, { status: 'done' }],
      until: null,
      mayAdd: false,
    });
  },
);

const faultOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => (error instanceof Refused ? Object.values(error.errors)[0]?.[0] : 'failed'),
  );

story('a list holds twenty things, with those that were taken back', C5, async (stage) => {
  const { carl, job } = await finished(stage);
  const many = Array.from({ length: 19 }, (_, at) => `Thing ${at + 1}`);
  const [first] = await addsSnags(carl, job, many);
  if (first) await removesSnag(carl, first);
  expect(await faultOf(addsSnags(carl, job, ['One', 'Two']))).toBe(say.snags);
  await addsSnag(carl, job, 'The last');
  expect(await faultOf(addsSnag(carl, job))).toBe(say.snags);
  expect((await readsSnags(carl, job)).snags).toHaveLength(19);
  expect(await faultOf(addsSnags(carl, job, []))).toBe(say.snags);
  expect(await faultOf(addsSnag(carl, job, 'x'.repeat(201)))).toBeDefined();
});

story('nobody but the two finds a snag, and each does what is theirs', C5, async (stage) => {
  const { carl, anna, job } = await finished(stage);
  const [dana, ben] = [await stage.customer(), await stage.business()];
  const [olga, fred] = [await stage.member(anna, 'office'), await stage.member(anna, 'field')];
  const snag = await addsSnag(carl, job);
  for (const stranger of [dana, ben]) expect(await refusalOf(readsSnags(stranger, job))).toBe('not_found');
  expect(await refusalOf(addsSnag(dana, job))).toBe('not_found');
  expect(await refusalOf(removesSnag(dana, snag))).toBe('not_found');
  expect(await refusalOf(ticksSnag(ben, snag))).toBe('not_found');
  expect(await refusalOf(ticksSnag(fred, snag))).toBe('forbidden');
  await ticksSnag(olga, snag);
  expect((await readsSnags(olga, job)).snags).toMatchObject([{ status: 'done' }]);
});

story(
  'a list that is sent three times with one key is one list',
  { shows: ['C5', 'ruling 50'] },
  async (stage) => {
    const { carl, job } = await finished(stage);
    const api = await carl.api({ headers: KEY });
    await thrice(() => api.addSnags({ params: { id: job.id }, body: { snags: ['The seal leaks'] } }));
    expect(await rows(stage, 'snags')).toBe(1);
  },
);

story('the words of a snag go with the account of its customer', { shows: ['C5', 'T26'] }, async (stage) => {
  const { carl, anna, job } = await finished(stage);
  const snag = await addsSnag(carl, job, LEAKS);
  await (await carl.api()).deleteAccount();
  await stage.market.settled();
  expect((await readsSnags(anna, job)).snags).toMatchObject([{ id: snag.id, text: null, can: ['tick'] }]);
});
