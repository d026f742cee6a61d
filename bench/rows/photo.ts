import { randomBytes } from 'node:crypto';
import { keyOf } from '../../server/platform/files/files.ts';
import type { People } from '../testbed/people.ts';
import type { Row } from './row.ts';

const WIDTH = 640;
/** What a photo of this width weighs; nobody decodes it. */
const BYTES = 60_000;

/** Customers who look at the photos of their own jobs: each request asks anew whether they may. */
const WHOSE = `
  select j.customer_id as account_id, p.file_id::text as photo from job_photos p join jobs j on j.id = p.job_id
  join accounts a on a.id = j.customer_id where a.is_active and a.verified_at is not null`;

export const photo: Row = {
  name: 'a photo of a job',
  async asks(people: People) {
    const photos: string[] = [];
    const asked = await people.each(WHOSE, ({ photo: id }) => {
      if (!id) return null;
      photos.push(id);
      return `/api/job/photo/${id}?w=${WIDTH}`;
    });
    await Promise.all(photos.map((id) => people.files.write(keyOf('photos', id, WIDTH), randomBytes(BYTES))));
    return asked;
  },
  goals: {},
};
