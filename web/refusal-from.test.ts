import { expect, test } from 'vitest';
import { ownWords } from './own-words.ts';
import { refusalFrom } from './refusal-from.ts';

const said = (message: string) => ({ status_code: 503, code: 'broken', message, request_id: 'r' });

test("a failure is told in the server's words, else in those of HTTP, else in ours", {
  meta: { shows: ['R-13-048'] },
}, () => {
  const status = 503;
  const statusText = 'Service Unavailable';
  const text = (body: unknown, by = statusText) => refusalFrom({ status, statusText: by, body }).message;
  expect(text(said('We are busy at the moment.'))).toBe('We are busy at the moment.');
  for (const body of [said(''), undefined, '<html>a proxy</html>', {}]) {
    expect(text(body)).toBe('Service Unavailable');
    // HTTP/2 sends a number and no words.
    expect(text(body, '')).toBe('Something went wrong.');
  }
});

test('what the server said itself can be told from what was said for it', () => {
  const words = (body: unknown) => ownWords(refusalFrom({ status: 502, statusText: 'Bad Gateway', body }));
  expect(words(said('We are busy at the moment.'))).toBe('We are busy at the moment.');
  for (const body of [said(''), undefined, '<html>a proxy</html>']) expect(words(body)).toBe('');
});
