import { expect, test } from 'vitest';
import { replyTime } from './reply-time.copy.ts';

test('a usual time to reply is said as people say it, and never finer than it is known', () => {
  const said = [0, 15, 16, 41, 89, 95, 150, 719, 720, 1100, 1440].map(replyTime);
  expect(said).toEqual([
    '15 minutes',
    '15 minutes',
    'half an hour',
    '1 hour',
    '1 hour',
    '2 hours',
    '3 hours',
    '12 hours',
    '1 day',
    '2 days',
    '2 days',
  ]);
});
