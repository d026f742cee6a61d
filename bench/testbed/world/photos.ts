import type pg from 'pg';

/** Every job of the world shows one photo, which is more than most of them would: lists read the photos with their page. */
export const PHOTOS_A_JOB = 1;

/** The rows of the photos. Bytes have only those that are asked for: see the row of the photo. */
export async function fillPhotos(client: pg.Client): Promise<void> {
  for (const statement of [FILES, PHOTOS]) await client.query(statement);
}

/** The same at every run, in the form of ids of version 4. */
const ID = `overlay(overlay(md5('photo' || j.id) placing '4' from 13) placing '8' from 17)::uuid`;

const FILES = `
  insert into files (id, account_id, kind, name, media_type, bytes, width, height, created_at, attached_at)
  select ${ID}, j.customer_id, 'photo', '', 'image/webp', 180000, 2048, 1536, j.created_at, j.created_at from jobs j`;

const PHOTOS = `
  insert into job_photos (file_id, job_id, position, text, width, height)
  select ${ID}, j.id, 0, 'What it looks like from the door', 2048, 1536 from jobs j`;
