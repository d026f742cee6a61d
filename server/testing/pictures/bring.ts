import type { Customer } from '../customer.ts';
import { fileOf } from './files.ts';
import * as samples from './samples.ts';

/** Brings a photo for a job; answers what the job names it by. */
export async function bringsPhoto(carl: Customer, bytes?: Uint8Array) {
  const file = fileOf(bytes ?? (await samples.jpeg(900, 600)), 'tap.jpg');
  return (await carl.api()).bringPhoto({ form: { fields: {}, file } });
}
