import type { Tx } from '../../platform/db/db.ts';
import { fixedId } from '../fixed-id.ts';
import { businessId } from './people.ts';

/** What Anna's people write again and again. */
const REPLIES = [
  {
    name: 'First answer',
    body: 'Hello {first name},\nthank you for asking about “{job}”. I can have a look this week. Which day suits you?\n{my name}',
  },
  {
    name: 'Photo, please',
    body: 'Hello {first name}, could you send a photo of it, and of the pipes below? Then I can say what it will cost.',
  },
  { name: 'On my way', body: 'I am on my way, {first name}, and with you in about half an hour.' },
  {
    name: 'All done',
    body: 'All done, {first name}. If anything about “{job}” is not right, write to me here and I come back.\n{my name}',
  },
];

export async function seedReplies(tx: Tx, now: Date): Promise<void> {
  await tx
    .insertInto('saved_replies')
    .values(
      REPLIES.map((reply, place) => ({
        id: fixedId(`saved reply ${reply.name}`),
        business_id: businessId('Anna'),
        position: place + 1,
        ...reply,
        created_at: now,
      })),
    )
    .execute();
}
