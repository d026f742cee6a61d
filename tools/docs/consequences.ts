import { code, page, table } from './page.ts';

type Follows = Record<string, readonly { says: string }[]>;

/** When X happens, then Y. */
export const consequencesPage = (consequences: Follows): string =>
  page('Consequences', '`server/marketplace/consequences.ts`', [
    'What follows happens in the transaction of the act itself, or is queued in it.',
    table(
      ['when', 'then'],
      Object.entries(consequences).map(([event, follow]) => [code(event), sentences(follow)]),
    ),
  ]);

const sentences = (follow: readonly { says: string }[]) =>
  follow.length > 0 ? follow.map(({ says }) => says).join('<br>') : 'nothing more than its entry in history';
