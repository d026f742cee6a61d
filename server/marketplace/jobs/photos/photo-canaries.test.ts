import * as fc from 'fast-check';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { TestMarket } from '../../../testing/market.ts';
import type { Person } from '../../../testing/person.ts';
import { PHOTO_STATES } from '../../../testing/photo-states.ts';
import { bringsPhoto } from '../../../testing/pictures/bring.ts';
import { type Stage, story } from '../../../testing/story.ts';

const READS = 1000;
/** How far a colour may move when a picture is drawn again and kept with loss. */
const COLOUR_SLACK = 12;

type Colour = [number, number, number];
/** A photo of one colour that no other photo has, and who may see it. */
type Canary = { id: string; state: string; colour: Colour; readers: Set<string> };

/** Far enough from each other that none is taken for another one. */
const colourOf = (place: number): Colour => [
  40 + 60 * (place % 4),
  40 + 60 * (Math.floor(place / 4) % 4),
  40 + 60 * Math.floor(place / 16),
];

const plain = ([r, g, b]: Colour) =>
  sharp({ create: { width: 320, height: 240, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer();

async function middleOf(picture: ArrayBuffer): Promise<number[]> {
  const { data } = await sharp(picture)
    .resize(1, 1)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

const isLike = (found: number[], colour: Colour): boolean =>
  colour.every((part, at) => Math.abs(part - (found[at] ?? -255)) <= COLOUR_SLACK);

/** A job in each state of its lead, of one customer each time, with a photo of its own colour. */
async function canariesOf(stage: Stage, people: Awaited<ReturnType<typeof castOf>>): Promise<Canary[]> {
  const { carl, cora, anna, ben, adam } = people;
  const canaries: Canary[] = [];
  for (const customer of [carl, cora])
    for (const { state, becomes, ...expected } of PHOTO_STATES) {
      const [title, colour] = [`Tap ${canaries.length} that is ${state}`, colourOf(canaries.length)];
      const { id } = await bringsPhoto(customer, await plain(colour));
      const job = await customer.posts({ title, photos: [{ id }] });
      await becomes({ carl: customer, anna, ben, adam }, job, title);
      const [own, moved] = [expected.carl ?? 200, state === 'moved to another town'];
      const answers: Record<string, number> = {
        [customer === carl ? 'carl' : 'cora']: own,
        anna: expected.anna,
        office: expected.anna,
        field: expected.field ?? 404,
        ben: expected.ben,
        far: moved ? 200 : 404,
      };
      const readers = Object.keys(answers).filter((name) => answers[name] === 200);
      canaries.push({ id, state, colour, readers: new Set(readers) });
    }
  return canaries;
}

async function castOf(stage: Stage) {
  const [carl, cora, anna, ben, far, adam] = await Promise.all([
    stage.customer(),
    stage.customer(),
    stage.business(),
    stage.business(),
    stage.business({ postcode: 'LS1 4DY' }),
    stage.admin(),
  ]);
  const [office, field] = [await stage.member(anna, 'office'), await stage.member(anna, 'field')];
  return { carl, cora, anna, office, field, ben, far, adam };
}

/** What comes for a photo: the colour of its bytes, or null where it is not there. */
async function read(
  market: TestMarket,
  id: string,
  { token, width }: { token: string | null; width: number },
) {
  const answer = await fetch(`${market.baseUrl}/api/job/photo/${id}?w=${width}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  if (answer.status === 200) return middleOf(await answer.arrayBuffer());
  expect([404, (await answer.text()).includes('WEBP')]).toEqual([answer.status, false]);
  return null;
}

story(
  'in a thousand reads by random people of photos in random states, no byte goes to who may not see it',
  { shows: ['C1', 'ruling 52'] },
  async (stage) => {
    const { market } = stage;
    const people = await castOf(stage);
    const canaries = await canariesOf(stage, people);
    const everybody: Record<string, Person | null> = { ...people, visitor: null };
    const tokens = new Map<string, string | null>();
    for (const [name, who] of Object.entries(everybody)) tokens.set(name, (await who?.token()) ?? null);
    const asked = fc.record({
      canary: fc.constantFrom(...canaries),
      name: fc.constantFrom(...Object.keys(everybody)),
      width: fc.constantFrom(160, 320, 640),
    });
    let seen = 0;
    const reads = fc.asyncProperty(asked, async ({ canary, name, width }) => {
      const found = await read(market, canary.id, { token: tokens.get(name) ?? null, width });
      const may = canary.readers.has(name);
      if (found) seen += 1;
      expect({ state: canary.state, name, isSeen: found !== null }).toEqual({
        state: canary.state,
        name,
        isSeen: may,
      });
      expect(found === null || isLike(found, canary.colour)).toBe(true);
    });
    await fc.assert(reads, { numRuns: READS });
    // Neither was everything refused.
    expect(seen).toBeGreaterThan(READS / 10);
  },
);
