import type * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { MASK } from '../../contract/contact-mask.ts';
import type { Message } from '../../contract/leads.ts';
import type { Review } from '../../contract/reviews.ts';
import type { WorkJob } from '../../contract/jobs.ts';
import type { QuoteDetail } from '../../contract/quote-detail.ts';
import type { SentQuote } from '../../contract/quotes.ts';
import type { Db } from '../platform/db/db.ts';
import type { FreeText } from '../platform/db/free-text.ts';
import { asStored, asWritten, publicWords, readable } from './free-text.ts';

// The types step reads this file: each line marked as an error has to be one, so a type that lets stored words through
// fails it. Nothing of these functions runs.

export const jobUnmasked = (title: FreeText): Pick<z.input<typeof WorkJob>, 'title'> => ({
  // @ts-expect-error the title of a job says nothing before it is said who reads it
  title,
});

export const messageUnmasked = (body: FreeText): Pick<Message, 'body'> => ({
  // @ts-expect-error nor does a message
  body,
});

export const quoteUnmasked = (comments: FreeText | null): Pick<z.input<typeof SentQuote>, 'comments'> => ({
  // @ts-expect-error nor a quote
  comments,
});

export const detailUnmasked = (included: FreeText | null): Pick<QuoteDetail, 'included'> => ({
  // @ts-expect-error nor what else a quote says
  included,
});

export const reviewUnmasked = (comment: FreeText): Pick<Review, 'comment'> => ({
  // @ts-expect-error nor a review
  comment,
});

export async function jobRead(db: Db): Promise<string> {
  const job = await db.selectFrom('jobs').select('title').executeTakeFirstOrThrow();
  // @ts-expect-error what the query builder reads is free text, too
  return job.title;
}

export async function profileRead(db: Db): Promise<string | null> {
  const profile = await db.selectFrom('businesses').select('description').executeTakeFirstOrThrow();
  // @ts-expect-error the text of a profile is written by a person like any other
  return profile.description;
}

export async function enquiryRead(db: Db): Promise<string> {
  const enquiry = await db.selectFrom('enquiries').select('message').executeTakeFirstOrThrow();
  // @ts-expect-error what somebody wrote to us holds their numbers as well
  return enquiry.message;
}

// @ts-expect-error what is known of it is that it is text: it is not cut, joined or measured unmasked
export const cut = (text: FreeText): string => text.slice(0, 20);

// @ts-expect-error a reader has to be named
export const toNobody = (text: FreeText): string => asWritten(text);

test('stored words are answered to a reader who is named, and masked by what this reader may know', () => {
  const stored = asStored('Ring 07700900123 at SE1 9SG');
  expect(readable(stored, { contacts: false, postcode: false })).toBe(`Ring ${MASK} at SE1`);
  expect(readable(stored, { contacts: true, postcode: true })).toBe('Ring 07700900123 at SE1 9SG');
  expect(publicWords(stored)).toBe(`Ring ${MASK} at SE1`);
  expect(asWritten(stored, 'admins')).toBe('Ring 07700900123 at SE1 9SG');
});
