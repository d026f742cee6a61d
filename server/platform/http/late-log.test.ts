import { expect, test } from 'vitest';
import { createLog } from '../log/log.ts';
import { lateLog } from './late-log.ts';

test('the lines of a request hold its id, and its log is made at the first of them', () => {
  const lines: string[] = [];
  const log = createLog('debug', { write: (line) => lines.push(line) });
  let made = 0;
  const counted = {
    ...log,
    child: (...given: Parameters<typeof log.child>) => ((made += 1), log.child(...given)),
  };
  const own = lateLog(counted, { request_id: 'r1' }, {});
  expect(made).toBe(0);
  own.trace('left out');
  own.debug('a line');
  own.info({ refused: 'not_found' }, 'a request was refused');
  own.warn({ err: new Error('away') }, 'the database was away');
  own.error('a request failed');
  own.fatal('over');
  own.child({ part: 'late' }).info('of a part');
  expect(made).toBe(1);
  expect(own.level).toBe('debug');
  const said = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(said.map(({ level }) => level)).toEqual([20, 30, 40, 50, 60, 30]);
  expect(said.every(({ request_id }) => request_id === 'r1')).toBe(true);
  expect(said[1]).toMatchObject({ refused: 'not_found', msg: 'a request was refused' });
  expect(said.at(-1)).toMatchObject({ part: 'late' });
});
