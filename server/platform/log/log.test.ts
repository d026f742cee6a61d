import { expect, test } from 'vitest';
import { createLog } from './log.ts';

/** What the log writes of this, at that level. */
function logged(facts: object, { level = 'info' } = {}): string {
  const lines: string[] = [];
  createLog(level, { write: (line) => void lines.push(line) }).info(facts, 'something happened');
  return lines.join('');
}

const SECRETS = {
  password: 'correct horse',
  token: 'tok-1',
  code: '493817',
  email: 'carl@example.test',
  mobile_number: '07700900456',
  authorization: 'Bearer tok-2',
  cookie: 'auth_token=tok-3',
  'set-cookie': 'auth_token=tok-4',
  recipient: 'dana@example.test',
  to: 'bob@example.test',
};

test('nothing private is written, however deep it lies', () => {
  for (const facts of [SECRETS, { a: SECRETS }, { a: { b: SECRETS } }, { a: { b: { c: SECRETS } } }]) {
    const line = logged({ ...facts, job_id: 'kept' });
    for (const fact of Object.values(SECRETS)) expect(line).not.toContain(fact);
    expect(line).toContain('kept');
  }
});

test('of an error its name and state are written, without people and without the row', () => {
  const cause = new Error('no answer for dana@example.test');
  const err = Object.assign(new Error('key (email)=(carl@example.test) of +44 7700 900456', { cause }), {
    code: '23505',
    constraint: 'accounts_email',
    detail: 'Row (Carl Moss)',
    where: 'row Carl Moss',
  });
  const line = logged({ err });
  for (const fact of ['carl@', 'dana@', '900456', 'Carl Moss']) expect(line).not.toContain(fact);
  expect(JSON.parse(line)).toMatchObject({
    err: {
      type: 'Error',
      state: '23505',
      constraint: 'accounts_email',
      message: 'key [hidden] of [hidden]',
      stack: expect.stringContaining('log.test.ts'),
      cause: { message: 'no answer for [hidden]' },
    },
  });
  expect(logged({ err: 'dana@example.test' })).not.toContain('dana@');
});

test('LOG_LEVEL says from where on lines are written', () => {
  expect(logged({ job_id: 'j' }, { level: 'warn' })).toBe('');
  expect(JSON.parse(logged({ job_id: 'j' }))).toMatchObject({ job_id: 'j', msg: 'something happened' });
});
