import { adminReads } from './admin-reads.ts';
import { adminSearch } from './admin-search.ts';
import { businessReads } from './business-reads.ts';
import { customerReads } from './customer-reads.ts';
import { inbox } from './inbox.ts';
import { jobResponses } from './job-responses.ts';
import { pages } from './pages.ts';
import { photo } from './photo.ts';
import { post, postAndTell } from './post.ts';
import { profilePage } from './profile-page.ts';
import { publicReads } from './public-reads.ts';
import { quote } from './quote.ts';
import type { Row } from './row.ts';
import { signIn } from './sign-in.ts';

/** What is held against the best peer. */
export const bars: readonly Row[] = [inbox, post, postAndTell, quote, jobResponses, adminSearch, profilePage];

/** What people wait for daily. */
export const reads: readonly Row[] = [
  signIn,
  photo,
  ...customerReads,
  ...businessReads,
  ...publicReads,
  ...adminReads,
];

export { pages };

const all = new Map([...bars, ...reads, ...pages].map((row) => [row.name, row]));

export function rowOf(name: string): Row {
  const row = all.get(name);
  if (row) return row;
  throw new Error(`there is no row ${name}`);
}
