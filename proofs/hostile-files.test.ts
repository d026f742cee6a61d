import sharp from 'sharp';
import { expect, vi } from 'vitest';
import { Refused } from '../server/testing/api.ts';
import { storedFiles } from '../server/testing/market.ts';
import { fileOf } from '../server/testing/pictures/files.ts';
import { hostileFiles } from '../server/testing/pictures/hostile.ts';
import { CANARY } from '../server/testing/pictures/samples.ts';
import { type Stage, story } from '../server/testing/story.ts';

vi.setConfig({ testTimeout: 240_000 });

/** What a browser may make of an answer: to look at it as a picture of ours, or to put it on the disk. */
const TYPES = ['application/pdf', 'image/jpeg', 'image/png'];

/** The code of a refusal; null when it was taken. Anything but one of the two fails. */
async function fate(call: Promise<unknown>): Promise<string | null> {
  return call.then(
    () => null,
    (error: unknown) => {
      if (error instanceof Refused && error.status < 500) return error.code;
      throw error;
    },
  );
}

const mayAgain = ({ market }: Stage) => market.product.database.pool.query('delete from rate_limits');

story(
  'of two hundred hostile files none is served as anything that can act, no matter who it was sent to',
  { shows: ['T18', 'R-16-034'] },
  async (stage) => {
    const { market } = stage;
    const [carl, anna] = [await stage.customer({ name: 'Carl Moss' }), await stage.business()];
    const [carls, annas] = [await carl.api(), await anna.api()];
    const { email, mobile, firstName, lastName } = carl.facts;
    const fields = { first_name: firstName, last_name: lastName, email, mobile_number: mobile };
    const taken = { pictures: 0, documents: 0 };
    // What the decoder makes of each is asked without a door (platform/pictures): every other one comes as a picture here.
    for (const [turn, [name, bytes]] of (await hostileFiles()).entries()) {
      await mayAgain(stage);
      const file = () => fileOf(bytes, `../${name}.svg`, 'text/html');
      if (turn % 2 === 0 && (await fate(carls.updateUser({ form: { fields, file: file() } }))) === null) {
        taken.pictures += 1;
        const { avatar } = (await carls.currentUser()).data;
        await mustBeAPicture(name, await fetch(`${market.baseUrl}${avatar}`));
      }
      if ((await fate(annas.addDocument({ form: { fields: {}, file: file() } }))) === null) {
        taken.documents += 1;
        const [document] = (await annas.ownBusiness()).documents;
        const { id = '', url } = document ?? {};
        const headers = { authorization: `Bearer ${await anna.token()}` };
        mustBeADownload(name, await fetch(`${market.baseUrl}${url}`, { headers }));
        await annas.removeDocument({ params: { id } });
      }
    }
    expect(taken.pictures).toBeGreaterThan(0);
    expect(taken.documents).toBeGreaterThan(0);
    // Of all that was refused or replaced nothing lies about.
    expect((await storedFiles(market.product.market)).length).toBeLessThanOrEqual(2);
    process.stdout.write(`taken of the hostile files: ${JSON.stringify(taken)}\n`);
  },
);

async function mustBeAPicture(name: string, answer: Response): Promise<void> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { format, exif, icc } = await sharp(bytes).metadata();
  const { headers, status } = answer;
  expect([name, status, headers.get('content-type'), format, exif, icc]).toEqual([
    name,
    200,
    'image/webp',
    'webp',
    undefined,
    undefined,
  ]);
  expect([name, headers.get('x-content-type-options')]).toEqual([name, 'nosniff']);
  expect([name, bytes.includes(CANARY)]).toEqual([name, false]);
}

function mustBeADownload(name: string, { headers, status }: Response): void {
  const said = Object.fromEntries(headers);
  expect([name, status, TYPES.includes(said['content-type'] ?? '')]).toEqual([name, 200, true]);
  expect([name, said['x-content-type-options']]).toEqual([name, 'nosniff']);
  expect([name, said['content-disposition']?.startsWith('attachment;')]).toEqual([name, true]);
  expect([name, said['content-security-policy']?.includes('sandbox')]).toEqual([name, true]);
}
