import { expect } from 'vitest';
import type { Api } from '../testing/api.ts';
import { fileOf } from '../testing/pictures/files.ts';
import * as samples from '../testing/pictures/samples.ts';
import { story } from '../testing/story.ts';
import { KEY, rows, thrice } from '../testing/thrice.ts';

story('a picture, a logo and a document are put up once', { shows: ['ruling 50'] }, async (stage) => {
  const carl = await stage.customer();
  const anna = await stage.business();
  const { email, mobile } = carl.facts;
  const fields = { first_name: 'Carl', last_name: 'Moss', email, mobile_number: mobile };
  const own = await carl.api({ headers: KEY });
  const face = await samples.png();
  const users = await thrice(() => own.updateUser({ form: { fields, file: fileOf(face, 'me.png') } }));
  expect(new Set(users.map(({ avatar }) => avatar)).size).toBe(1);
  expect(await rows(stage, 'history', "event = 'account.changed'")).toBe(1);
  const firm: Api = await anna.api({ headers: KEY });
  const logo = () =>
    firm.saveBusiness({ form: { fields: { business_name: 'x' }, file: fileOf(face, 'logo.png') } });
  expect(await thrice(logo)).toEqual([[], [], []]);
  const add = (api: Api) =>
    api.addDocument({ form: { fields: {}, file: fileOf(samples.pdf(), 'insurance.pdf') } });
  const [first, ...others] = await thrice(() => add(firm));
  expect(others).toEqual([first, first]);
  expect(first?.documents).toHaveLength(1);
  expect(await rows(stage, 'history', "event = 'business.changed'")).toBe(2);
});
