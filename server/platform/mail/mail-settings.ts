import * as z from 'zod';
import { brand } from '../../../contract/brand.ts';
import { readSender } from './sender.ts';

/** By what mail goes out, and whom it comes from. */
export const MAIL_SETTINGS = {
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .refine(
      (typed) => readSender(typed) !== null,
      'it is one address, with a name or without: Fettle <hello@example.com>',
    )
    .default(`${brand.name} <hello@fettle.test>`),
};
