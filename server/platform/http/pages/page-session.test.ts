import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Actor } from '../../actor.ts';
import type { UserId } from '../../ids.ts';
import { mountPages } from './page-route.ts';
import { callsOfPage, oncePerPage } from './page-session.ts';
import { bareHttp } from '../../../testing/bare-http.ts';

const CARL: Actor = {
  userId: 'carl' as UserId,
  role: 'customer',
  businessId: null,
  memberRole: null,
  adminId: null,
};

/** Sessions that say how often they were asked for. */
function door(answers: () => Promise<Actor | null> = async () => CARL) {
  const asked: string[] = [];
  const identify = oncePerPage((token, { isUse } = { isUse: true }) => {
    asked.push(`${token}${isUse ? '' : ', no use'}`);
    return answers();
  });
  return { asked, identify };
}

test('the calls of a page look a session up once, and those of another page again', async () => {
  const { asked, identify } = door();
  const [one, other] = [callsOfPage(), callsOfPage()];
  const calls = [one, one, one, other].map((page) => page(() => identify('a')));
  expect(await Promise.all(calls)).toEqual([CARL, CARL, CARL, CARL]);
  expect(await one(() => identify('a'))).toBe(CARL);
  expect(asked).toEqual(['a', 'a']);
});

test('a page that is asked for through the door looks its session up once, and the next page again', async () => {
  const asked: string[] = [];
  const appUrl = 'http://localhost:3000';
  const app = await bareHttp({
    appUrl,
    identify: async (token) => {
      asked.push(token);
      return asked.length > 2 ? null : CARL;
    },
  });
  const route = { ...OWN, path: '/own', summary: '', answers: z.object({ of: z.string() }), refuses: [] };
  app.get('/api/own', { config: { route }, schema: { hide: true } }, async () => ({ of: 'Carl' }));
  const contents = { of: () => null, versionOf: async () => '' };
  const options = { distDir: '', appUrl, now: () => new Date(), contents, keptBytes: 0 };
  mountPages(
    app,
    { ...options, platform: 'staging' },
    {
      render: async (_request, page) => {
        const call = () =>
          page.call({
            ...OWN,
            name: 'own',
            path: '/own',
            params: {},
            query: {},
            body: undefined,
            mayRetry: true,
          });
        const together = await Promise.all([call(), call()]);
        return Response.json([...together, await call()].map(({ status }) => status));
      },
    },
  );
  const page = async () => {
    const cookies = { auth_token: 'carls-own-session-token' };
    return (await app.inject({ url: '/dashboard', cookies })).json<number[]>();
  };
  expect([await page(), await page(), await page()]).toEqual([
    [200, 200, 200],
    [200, 200, 200],
    [401, 401, 401],
  ]);
  expect(asked).toHaveLength(3);
  await app.close();
});

const OWN = { method: 'GET', by: ['customer'], whileActing: 'may' } as const;

test('what is no page looks each session up, and a page tells one from another', async () => {
  const { asked, identify } = door();
  for (const _ of [1, 2]) await identify('a');
  const page = callsOfPage();
  await page(() => identify('a'));
  await page(() => identify('b'));
  await page(() => identify('b', { isUse: false }));
  expect(asked).toEqual(['a', 'a', 'a', 'b', 'b, no use']);
});

test('a session that could not be looked up is asked for again', async () => {
  const failures = [new Error('no database')];
  const { asked, identify } = door(async () => {
    const failure = failures.shift();
    if (failure) throw failure;
    return CARL;
  });
  const page = callsOfPage();
  await expect(page(() => identify('a'))).rejects.toThrow('no database');
  expect(await page(() => identify('a'))).toBe(CARL);
  expect(asked).toHaveLength(2);
});
