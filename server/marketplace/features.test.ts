import { readdirSync } from 'node:fs';
import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { LIVE_LISTS } from '../../contract/events.ts';
import { fileRoutes } from '../../contract/files.ts';
import { api } from '../../contract/index.ts';
import { routes } from '../../contract/kernel.ts';
import { openPlantedMarket } from '../testing/market.ts';
import { story } from '../testing/story.ts';
import { apart } from './apart.ts';
import { consequences } from './consequences.ts';
import { type Feature, feature } from './feature.ts';
import { features } from './features.ts';
import { workForMarket } from './index.ts';

const all: readonly Feature[] = features;

describe('the features together', () => {
  test('every folder with a feature is in the list, under its own name', () => {
    const folder = import.meta.dirname;
    const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((path) =>
      path.endsWith('/feature.ts') ? [path.replace('/feature.ts', '')] : [],
    );
    expect(all.map(({ name }) => name).toSorted()).toEqual(found.toSorted());
    const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).toSorted()).toEqual(found.toSorted());
  });

  test('answer every call of the contract and no other', () => {
    const calls = all.flatMap((each) => Object.keys(each.routes));
    expect(calls.toSorted()).toEqual(Object.keys(api).toSorted());
    const files = all.flatMap((each) => Object.keys(each.files ?? {}));
    expect(files.toSorted()).toEqual(Object.keys(fileRoutes).toSorted());
  });

  test('declare every event that can happen, and every list of an open page', () => {
    const events = all.flatMap((each) => each.events ?? []);
    expect(events.toSorted()).toEqual(Object.keys(consequences).toSorted());
    expect(all.flatMap((each) => each.liveLists ?? []).toSorted()).toEqual(LIVE_LISTS.toSorted());
  });
});

const greetingRoutes = routes({
  greeting: {
    method: 'GET',
    path: '/greeting',
    summary: 'A greeting',
    by: 'anyone',
    whileActing: 'may',
    answers: z.object({ said: z.string() }),
    refuses: [],
  },
});

/** What was done, in the order in which it was done. */
function plantedGreetings(done: string[]) {
  return feature({
    name: 'greetings',
    calls: { routes: greetingRoutes, handlers: () => ({ greeting: async () => ({ said: 'hello' }) }) },
    queues: ['send-greeting'],
    jobs: () => ({ 'send-greeting': async ({ to }) => void done.push(`greeted ${to}`) }),
    duties: {
      'sweep-greetings': { at: '0 4 * * *', run: async () => void done.push('swept') },
      'tire-of-greetings': { each: 'minute', run: async () => void done.push('tired') },
    },
  });
}

test('a feature that is added to the list is mounted and worked, and nothing else is edited', async () => {
  const done: string[] = [];
  const market = await openPlantedMarket([...features, plantedGreetings(done)]);
  try {
    const answer = await fetch(`${market.baseUrl}/api/greeting`);
    expect([answer.status, await answer.json()]).toEqual([200, { said: 'hello' }]);
    const other = await fetch(`${market.baseUrl}/api/greeting`, { method: 'DELETE' });
    expect([other.status, other.headers.get('allow')]).toEqual([405, 'GET']);
    const { db, queue } = market.product.market;
    await db.transaction().execute(async (tx) => {
      await queue.send(tx, 'send-greeting', { jobs: [{ to: 'Ana' }] });
      await queue.send(tx, 'sweep-greetings', { jobs: [{}] });
    });
    await market.settled();
    await market.product.sweep();
    expect(done.toSorted()).toEqual(['greeted Ana', 'swept', 'tired']);
    const { rows } = await market.product.database.pool.query('select name, cron from pgboss.schedule');
    expect(rows).toContainEqual({ name: 'sweep-greetings', cron: '0 4 * * *' });
  } finally {
    await market.product.stop();
  }
});

story('a queue that nobody works on, or nobody declares, stops a worker', async ({ market }) => {
  const {
    billing,
    market: { db: deliveries },
  } = market.product;
  const ground = {
    ...billing,
    deliveries,
    secretKey: '',
    textsADay: 0,
    messenger: { channels: [], deliver: async () => {} },
  };
  const idle = feature({ name: 'idle', queues: ['forgotten'] });
  await expect(workForMarket(ground, [idle])).rejects.toThrow('idle declares the queues forgotten');
  const eager = feature({ name: 'eager', jobs: () => ({ undeclared: async () => {} }) });
  await expect(workForMarket(ground, [eager])).rejects.toThrow('and works on undeclared');
});

describe('two features never claim one thing', () => {
  const greetings = plantedGreetings([]);

  test.each<[string, Omit<Parameters<typeof feature>[0], 'name'>]>([
    ['the queue send-greeting', { queues: ['send-greeting'] }],
    ['the queue sweep-greetings', { queues: ['sweep-greetings'] }],
    [
      'the duty tire-of-greetings',
      { duties: { 'tire-of-greetings': { each: 'minute', run: async () => {} } } },
    ],
    ['the call greeting', { files: { greeting: { ...greetingRoutes.greeting, path: '/other' } } }],
    ['the address GET /greeting', { files: { other: greetingRoutes.greeting } }],
  ])('%s', (claim, parts) => {
    const rival = feature({ name: 'rival', ...parts });
    expect(() => apart([greetings, rival])).toThrow(`two features claim ${claim}: greetings and rival`);
  });
});
