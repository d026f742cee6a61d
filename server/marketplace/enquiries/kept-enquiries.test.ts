import { expect } from 'vitest';
import { PASSWORD } from '../../testing/facts.ts';
import { visitor } from '../../testing/newcomer.ts';
import { type Stage, story } from '../../testing/story.ts';
import { sweep } from '../../testing/sweep.ts';

const written = (email: string) => ({
  about: 'question' as const,
  name: 'Pat Lane',
  email,
  mobile_number: '07700 900321',
  message: 'How do I post a second job?',
});

async function kept({ market }: Stage): Promise<string[]> {
  const { rows } = await market.product.database.pool.query<{ email: string }>(
    'select email from enquiries order by email',
  );
  return rows.map(({ email }) => email);
}

async function leave(stage: Stage, email: string, verified: boolean): Promise<void> {
  const person = await stage.customer({ email, verified });
  const api = await person.api();
  await api.provePassword({ body: { password: PASSWORD } });
  await api.deleteAccount();
  await stage.market.settled();
}

story(
  'what somebody wrote to us goes with the account, if the address was proved to be theirs',
  { shows: ['V2'] },
  async (stage) => {
    for (const email of ['Carl@example.test', 'dana@example.test', 'eve@example.test'])
      await visitor(stage.market).contactUs({ body: written(email) });
    await stage.market.settled();
    await leave(stage, 'carl@example.test', true);
    await leave(stage, 'dana@example.test', false);
    expect(await kept(stage)).toEqual(['dana@example.test', 'eve@example.test']);
  },
);

story('wide letters and plain ones are one address', { shows: ['V2'] }, async (stage) => {
  await visitor(stage.market).contactUs({ body: written('ＣＡＲＬ@example.test') });
  await stage.market.settled();
  await leave(stage, 'carl@example.test', true);
  expect(await kept(stage)).toEqual([]);
});

story(
  'what was written to us is kept for twelve months, and until our people have it',
  { shows: ['V3'] },
  async (stage) => {
    const { clock } = stage.market;
    for (const email of ['carl@example.test', 'dana@example.test'])
      await visitor(stage.market).contactUs({ body: written(email) });
    await stage.market.settled();
    await stage.market.product.database.pool.query(
      "update enquiries set mailed_at = null where email = 'dana@example.test'",
    );
    clock.advance({ hours: 360 * 24 });
    await sweep(stage.market);
    expect(await kept(stage)).toHaveLength(2);
    clock.advance({ hours: 10 * 24 });
    await sweep(stage.market);
    await sweep(stage.market);
    expect(await kept(stage)).toEqual(['dana@example.test']);
  },
);
