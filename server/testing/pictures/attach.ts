import type { Correspondent } from '../correspondent.ts';
import { fileOf } from './files.ts';
import * as samples from './samples.ts';

type Lead = { id: string };
type Sent = { attachments: string[]; message?: string };

/** Brings a file for a message about a lead. */
export async function bringsFile(one: Correspondent, lead: Lead, file: File) {
  return (await one.api()).bringAttachment({ params: { id: lead.id }, form: { fields: {}, file } });
}

export const bringsPicture = async (one: Correspondent, lead: Lead) =>
  bringsFile(one, lead, fileOf(await samples.jpeg(900, 600), 'tap.jpg'));

export const bringsPdf = (one: Correspondent, lead: Lead, name = 'plan.pdf') =>
  bringsFile(one, lead, fileOf(samples.pdf(), name, 'application/pdf'));

/** Sends a message with files that were brought before. */
export async function sendsFiles(one: Correspondent, lead: Lead, { attachments, message = '' }: Sent) {
  const { data } = await (await one.api()).sendMessage({
    params: { id: lead.id },
    body: { message, attachments },
  });
  return data;
}
