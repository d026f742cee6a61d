import { expect } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import type { Business } from '../../../testing/business.ts';
import type { TestMarket } from '../../../testing/market.ts';
import type { Person } from '../../../testing/person.ts';
import { PHOTO_STATES } from '../../../testing/photo-states.ts';
import { bringsPhoto } from '../../../testing/pictures/bring.ts';
import { type Stage, story } from '../../../testing/story.ts';

type Asking = { who?: Person | undefined; known?: string };

/** What somebody is answered who asks for a photo: the status and all that is said, but for what differs each time. */
async function look(market: TestMarket, id: string, { who, known }: Asking) {
  const headers: Record<string, string> = {
    ...(who && { authorization: `Bearer ${await who.token()}` }),
    ...(known && { 'if-none-match': known }),
  };
  const answer = await fetch(`${market.baseUrl}/api/job/photo/${id}?w=320`, { headers });
  const { status } = answer;
  const text = status === 404 ? (await answer.text()).replace(/[0-9a-f-]{36}/, '') : '';
  return { status, text, headers: answer.headers };
}

const sees = async (market: TestMarket, id: string, who?: Person) => (await look(market, id, { who })).status;

/** Carl posts a job with a photo; Anna and Ben have its lead. */
async function scene({ customer, business }: Stage) {
  const [carl, anna, ben] = await Promise.all([customer(), business(), business()]);
  const photo = await bringsPhoto(carl);
  const job = await carl.posts({ photos: [{ id: photo.id }] });
  return { carl, anna, ben, photo: photo.id, job };
}

story(
  'a photo is for its customer, who has the lead, who took it up, and for nobody else',
  { shows: ['C1', 'ruling 52'] },
  async (stage) => {
    const { market } = stage;
    const { carl, anna, ben, photo, job } = await scene(stage);
    const [cora, far, adam] = await Promise.all([
      stage.customer(),
      stage.business({ postcode: 'LS1 4DY' }),
      stage.admin(),
    ]);
    const seen = async (people: Record<string, Person | undefined>) =>
      Object.fromEntries(
        await Promise.all(
          Object.entries(people).map(async ([name, who]) => [name, await sees(market, photo, who)]),
        ),
      );
    const everybody = { carl, anna, ben, cora, far, adam, visitor: undefined };
    const closed = { cora: 404, far: 404, adam: 404, visitor: 404 };
    expect(await seen(everybody)).toEqual({ carl: 200, anna: 200, ben: 200, ...closed });
    // Ben removes it; Anna quotes and wins.
    await ben.dismisses(await ben.lead());
    expect(await seen(everybody)).toEqual({ carl: 200, anna: 200, ben: 404, ...closed });
    const quote = await anna.quotes(await anna.lead(), { cost: 90 });
    await carl.accepts(quote);
    const field = await stage.member(anna, 'field');
    expect(await seen({ ...everybody, field })).toEqual({
      carl: 200,
      anna: 200,
      ben: 404,
      field: 200,
      ...closed,
    });
    await carl.finishes(job);
    expect(await seen({ carl, anna, field })).toEqual({ carl: 200, anna: 200, field: 404 });
  },
);

/** How a business came to have to do with the job, and whether it sees the photos after the job was cancelled. */
const TAKEN: [string, (anna: Business, lead: { id: string }) => Promise<unknown>, number][] = [
  ['only had it in the inbox', async () => undefined, 404],
  ['marked interest', (anna, lead) => anna.isInterestedIn(lead), 200],
  ['wrote', (anna, lead) => anna.writes(lead, 'When may I come?'), 200],
  ['quoted', (anna, lead) => anna.quotes(lead, { cost: 80 }), 200],
  ['took its quote back', async (anna, lead) => anna.withdraws(await anna.quotes(lead, { cost: 80 })), 404],
  [
    'marked interest and removed it',
    async (anna, lead) => {
      await anna.isInterestedIn(lead);
      await anna.dismisses(lead);
    },
    404,
  ],
];

for (const [what, does, after] of TAKEN)
  story(
    `who ${what} sees the photos of a cancelled job as ${after}`,
    { shows: ['C1', 'ruling 52'] },
    async (stage) => {
      const { carl, anna, photo, job } = await scene(stage);
      await does(anna, await anna.lead());
      await carl.cancels(job);
      expect(await sees(stage.market, photo, anna)).toBe(after);
      expect(await sees(stage.market, photo, carl)).toBe(200);
    },
  );

story(
  'sixty days after a job was given away or cancelled, those who were not hired see its photos no more',
  { shows: ['C1'] },
  async (stage) => {
    const { market } = stage;
    const { carl, anna, ben, photo, job } = await scene(stage);
    const spare = await bringsPhoto(carl);
    const cancelled = await carl.posts({ title: 'A second tap', photos: [{ id: spare.id }] });
    const quote = await anna.quotes(await anna.lead(), { cost: 90 });
    for (const title of ['Kitchen tap will not stop dripping', 'A second tap'])
      await ben.quotes(await ben.lead(title), { cost: 95 });
    await carl.accepts(quote);
    await carl.cancels(cancelled);
    const bens = async () => [
      await sees(market, photo, ben),
      await sees(market, spare.id, ben),
      (await ben.jobs('cancelled')).map(({ photos }) => photos.length),
    ];
    await market.advance({ days: 59 });
    expect(await bens()).toEqual([200, 200, [1]]);
    await market.advance({ days: 2 });
    expect(await bens()).toEqual([404, 404, [0]]);
    await carl.finishes(job);
    await market.advance({ days: 90 });
    expect([await sees(market, photo, anna), await sees(market, photo, carl)]).toEqual([200, 200]);
    expect(await sees(market, spare.id, carl)).toBe(200);
    await market.advance({ days: -151 });
  },
);

story(
  'an address that was kept shows nothing once the right is gone, and a guess hears what a stranger hears',
  { shows: ['C1', 'ruling 52'] },
  async (stage) => {
    const { market } = stage;
    const { carl, anna, ben, photo, job } = await scene(stage);
    const first = await look(market, photo, { who: anna });
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const tag = first.headers.get('etag') ?? '';
    expect((await look(market, photo, { who: anna, known: tag })).status).toBe(304);
    const rightly = await look(market, photo, { who: carl, known: tag });
    expect(rightly.status).toBe(304);
    // The subscription ends: of what it took up it keeps the photos, of the rest nothing.
    await anna.isInterestedIn(await anna.lead());
    await market.product.database.pool.query(
      "update service_areas set leads_until = story_begins() - interval '1 day'",
    );
    expect((await look(market, photo, { who: anna, known: tag })).status).toBe(304);
    const gone = await look(market, photo, { who: ben, known: tag });
    const guessed = await look(market, newId(), { who: ben });
    const malformed = await look(market, 'x', { who: ben });
    expect([gone.status, gone.text]).toEqual([404, guessed.text]);
    expect(malformed.text).toBe(guessed.text);
    // An admin deletes the job: nobody has it any more.
    const adam = await stage.admin();
    await (await adam.api()).removeJob({ params: { id: job.id } });
    for (const who of [carl, anna]) expect(await sees(market, photo, who)).toBe(404);
  },
);

story(
  'a job that is not offered shows its photos to its customer alone',
  { shows: ['C1', 'ruling 52'] },
  async (stage) => {
    const { carl, anna, ben, photo, job } = await scene(stage);
    await ben.isInterestedIn(await ben.lead());
    const adam = await stage.admin();
    await (await adam.api()).switchJob({ params: { id: job.id }, body: { is_active: 0 } });
    const statuses = await Promise.all([carl, anna, ben].map((who) => sees(stage.market, photo, who)));
    expect(statuses).toEqual([200, 404, 200]);
  },
);

story(
  'an admin sees photos for an hour after saying why, which is written down once',
  { shows: ['C1', 'ruling 52', 'A6'] },
  async (stage) => {
    const { market } = stage;
    const { photo, job } = await scene(stage);
    const [adam, ada] = [await stage.admin(), await stage.admin()];
    const asks = async (admin: Person, reason: string) =>
      (await admin.api()).lookAtPhotos({ params: { id: job.id }, body: { reason } });
    expect(await sees(market, photo, adam)).toBe(404);
    const { photos, secondsLeft } = await asks(adam, 'A business reported it');
    expect(secondsLeft).toBe(3600);
    expect(photos.map(({ id }) => id)).toEqual([photo]);
    await asks(adam, 'A business reported it');
    expect([await sees(market, photo, adam), await sees(market, photo, ada)]).toEqual([200, 404]);
    await asks(ada, 'A business reported it');
    await asks(adam, 'The customer asked');
    const { entries } = await (await adam.api()).auditLog({ query: {} });
    const looks = entries.filter(({ act }) => act === 'look at photos');
    expect(looks.map(({ admin, reason }) => [admin.id, reason])).toEqual([
      [adam.id, 'The customer asked'],
      [ada.id, 'A business reported it'],
      [adam.id, 'A business reported it'],
    ]);
    await market.advance({ minutes: 61 });
    expect(await sees(market, photo, adam)).toBe(404);
    await expect(asks(adam, ' ')).rejects.toMatchObject({ code: 'invalid' });
    const unknown = (await adam.api()).lookAtPhotos({ params: { id: newId() }, body: { reason: 'x' } });
    await expect(unknown).rejects.toMatchObject({ code: 'not_found' });
  },
);

story(
  'each role sees the photos of a job in each state of its lead as the table says',
  { shows: ['C1', 'ruling 52'] },
  async (stage) => {
    const { market } = stage;
    const [carl, cora, anna, ben, far] = await Promise.all([
      stage.customer(),
      stage.customer(),
      stage.business(),
      stage.business(),
      stage.business({ postcode: 'LS1 4DY' }),
    ]);
    const [adam, ada] = await Promise.all([stage.admin(), stage.admin()]);
    const [office, field] = [await stage.member(anna, 'office'), await stage.member(anna, 'field')];
    const people = { carl, anna, office, field, ben, cora, far, adam, ada, visitor: undefined };
    for (const { state, becomes, ...expected } of PHOTO_STATES) {
      const title = `Tap that is ${state}`;
      const { id: photo } = await bringsPhoto(carl);
      const job = await carl.posts({ title, photos: [{ id: photo }] });
      await (await ada.api()).lookAtPhotos({ params: { id: job.id }, body: { reason: 'A report' } });
      await becomes({ carl, anna, ben, adam }, job, title);
      const seen = await Promise.all(
        Object.entries(people).map(async ([name, who]) => [name, await sees(market, photo, who)] as const),
      );
      const [owner, mover] = [expected.carl ?? 200, state === 'moved to another town' ? 200 : 404];
      expect([state, Object.fromEntries(seen)]).toEqual([
        state,
        {
          carl: owner,
          anna: expected.anna,
          office: expected.anna,
          field: expected.field ?? 404,
          ben: expected.ben,
          cora: 404,
          // The one whose town it is.
          far: mover,
          adam: 404,
          ada: owner,
          visitor: 404,
        },
      ]);
    }
  },
);
