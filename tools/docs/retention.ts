import { momentsOf, type Retention, isTimed, spanInWords } from '../../server/marketplace/retention.ts';
import { SWEEP_OLD_ROWS, SWEEP_TIMES } from '../../server/marketplace/privacy/index.ts';
import type { Feature } from '../../server/marketplace/feature.ts';
import { QUEUE_KEEPS } from '../../server/platform/queue/queue.ts';
import { code, page, table } from './page.ts';

const HEAD = ['table', 'kept', 'by', 'why'];

/** How long the rows of each table are kept, by which duty, and why. */
export function retentionPage(features: readonly Feature[]): string {
  return page('Retention', 'the `*.personal-data.ts` files', [
    `Every table says how long its rows are kept. ${code(SWEEP_OLD_ROWS)}, at ${code(SWEEP_TIMES)}, deletes what is due.`,
    ...features.flatMap(({ name, personalData = {} }) => {
      const rows = Object.entries(personalData).map(([of, { retention }]) => rowOf(of, retention));
      return rows.length === 0 ? [] : [`## ${name}`, table(HEAD, rows)];
    }),
    '## the queue',
    table(HEAD, [
      ['`pgboss.job`, ended', `${QUEUE_KEEPS.endedDays} days`, 'the queue itself', 'to look up what failed'],
      ['`pgboss.job`, waiting', `${QUEUE_KEEPS.waitingDays} days`, 'the queue itself', 'nobody took it'],
    ]),
  ]);
}

function rowOf(name: string, retention: Retention): string[] {
  const { because } = retention;
  if (!isTimed(retention)) {
    const by = retention.keeps === 'with its account' ? 'the erasure' : '';
    return [code(name), retention.keeps, by, because];
  }
  const moments = momentsOf(retention).map(code).join(' or ');
  const which = retention.only ? ', some' : '';
  return [
    `${code(name)}${which}`,
    `${spanInWords(retention.keeps)} from ${moments}`,
    code(SWEEP_OLD_ROWS),
    because,
  ];
}
