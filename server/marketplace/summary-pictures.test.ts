import { expect } from 'vitest';
import type { Business } from '../testing/business.ts';
import type { Person } from '../testing/person.ts';
import { fileOf } from '../testing/pictures/files.ts';
import * as samples from '../testing/pictures/samples.ts';
import { type Stage, story } from '../testing/story.ts';

// Apart from summaries.test.ts, since the process that makes a picture cannot run where mistakes are planted.

const PICTURE = expect.stringMatching(/^\/api\/files\/[0-9a-f-]{36}$/);

/** A picture of the person. */
async function showsFace(person: Person) {
  const { firstName: first_name, lastName: last_name, email, mobile: mobile_number } = person.facts;
  const fields = { first_name, last_name, email, mobile_number };
  await (await person.api()).updateUser({ form: { fields, file: fileOf(await samples.png()) } });
}

/** A picture of the person, and one of the firm. */
async function showsItself(anna: Business) {
  await showsFace(anna);
  await (await anna.api()).saveBusiness({ form: { fields: {}, file: fileOf(await samples.png()) } });
}

/** A job of Carl's that Anna works on, with the pictures of both. */
async function atWork(stage: Stage) {
  const [carl, anna] = [
    await stage.customer({ name: 'Carl Moss' }),
    await stage.business({ name: 'Anna Bell' }),
  ];
  const job = await carl.posts();
  await carl.accepts(await anna.quotes(await anna.lead(), { cost: 120 }));
  await Promise.all([showsItself(anna), showsFace(carl)]);
  return { carl, anna, job };
}

story(
  'a quote shows who sent it, with both pictures and the reviews',
  { shows: ['R-9-072', 'R-9-073'] },
  async (stage) => {
    const { carl, anna, job } = await atWork(stage);
    await anna.finishes(job);
    await carl.reviews(job, { rating: 4 });
    await carl.posts({ title: 'Another tap' });
    await anna.quotes(await anna.lead('Another tap'), { cost: 60 });
    const [quote] = await carl.quotes();
    const pro = { id: anna.id, userName: 'Anna Bell', name: 'Bell & Co', rating: 4, reviewsCount: 1 };
    expect(quote).toMatchObject({ business: { ...pro, logo: PICTURE }, avatar: PICTURE });
  },
);

story(
  'a job in progress shows the logo to its customer, and the picture to its business',
  { shows: ['R-9-056'] },
  async (stage) => {
    const { carl, anna, job } = await atWork(stage);
    const pro = { id: anna.id, userName: 'Anna Bell', name: 'Bell & Co', logo: PICTURE };
    expect(await carl.job(job)).toMatchObject({ business: pro });
    expect(await anna.jobs('in_progress')).toMatchObject([{ user: { name: 'Carl Moss', avatar: PICTURE } }]);
  },
);
