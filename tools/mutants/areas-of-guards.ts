import type { Area } from './area.ts';

const market = (path: string) => `server/marketplace/${path}`;

/** Where planted mistakes once stayed green. */
export const AREAS_OF_GUARDS: Record<string, Area> = {
  addresses: {
    mutate: ['contract/signs.ts', 'contract/postcode.ts', 'contract/web-addresses.ts'],
    tests: ['signs', 'postcode', 'web-addresses', 'fields'].map((name) => `contract/${name}.test.ts`),
  },
  retention: {
    mutate: [market('retention.ts')],
    tests: [market('retention.test.ts')],
  },
  metrics: {
    mutate: ['server/platform/metrics/metrics.ts'],
    tests: ['server/platform/metrics/metrics.test.ts'],
    database: true,
  },
  reactions: {
    mutate: [market('quotes/reactions.ts')],
    tests: [
      market('quotes/actions/accept-quote.test.ts'),
      market('jobs/actions/cancel-job.test.ts'),
      market('blocks/blocks.test.ts'),
    ],
    database: true,
  },
  gone: {
    mutate: [market('gone.ts')],
    tests: [market('gone.test.ts')],
    database: true,
  },
};
