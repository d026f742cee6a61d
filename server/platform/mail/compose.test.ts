import { expect, test } from 'vitest';
import { composeMail } from './compose.ts';

test('what somebody wrote from right to left begins on the right in a mail, and our own sentences do not', () => {
  const title = 'תיקון ברז במטבח (250)';
  const { html } = composeMail({
    subject: 'Carl wrote to you',
    greeting: 'Hello Anna',
    lines: ['Carl Moss wrote to you about this job.'],
    facts: [{ label: 'Job', value: title }],
    reason: 'You get this mail because you have an account.',
  });
  expect(html).toMatch(new RegExp(`<td dir="auto"[^>]*>${title.replace(/[()]/g, '\\$&')}</td>`));
  expect(html.match(/dir="auto"/g)).toHaveLength(1);
});
