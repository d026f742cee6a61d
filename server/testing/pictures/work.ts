import type { Business } from '../business.ts';
import { fileOf } from './files.ts';
import * as samples from './samples.ts';

/** Shows a work picture, and answers it. */
export async function showsWork(anna: Business, text?: string, bytes?: Uint8Array) {
  const file = fileOf(bytes ?? (await samples.jpeg(900, 600)), 'work.jpg');
  const { pictures } = await (await anna.api()).addWorkPicture({ form: { fields: { text }, file } });
  const shown = pictures.at(-1);
  if (!shown) throw new Error('the picture is not among the own ones');
  return shown;
}
