import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { email, website } from './fields.ts';

const faultOf = (rule: z.ZodMiniType, typed: string) =>
  z.safeParse(rule, typed).error?.issues.map(({ message }) => message);

test('an e-mail address has no empty part, and no dot or hyphen where it cannot stand', {
  meta: { shows: ['R-12-018', 'R-12-033'] },
}, () => {
  const wrong = [
    'a@example..test',
    'a@.example.test',
    'a@example.test.',
    'a@example',
    'a@example.',
    'a@.',
    'a@-example.test',
    'a@example-.test',
    'a@example.-test',
    'a@example.test-',
    'a@-.test',
    'a@127.0.0.1',
    '.a@example.test',
    'a.@example.test',
    'a..b@example.test',
    '@example.test',
    'a b@example.test',
    'a@b@example.test',
    'a@exam ple.test',
    'a@example.test/x',
    '"a"@example.test',
    'a@[127.0.0.1]',
    'zoë@example.test',
    'ünï@example.com',
    'a@exam#ple.test',
  ];
  for (const typed of wrong)
    expect([typed, faultOf(email, typed)]).toEqual([typed, ['Please enter a valid e-mail address.']]);
  const right = [
    'a@b.co',
    'ann.o-neil+jobs@mail.bell-heating.co.uk',
    "o'neil_@example.test",
    '-@example.test',
    'zoe@müller.example',
    'a@xn--mller-kva.example',
    'a@3.example',
    'a@b.c3',
    ' ann@example.test ',
  ];
  for (const typed of right) expect([typed, faultOf(email, typed)]).toEqual([typed, undefined]);
});

test('a web address is whole: no blank in it, and more than a scheme', () => {
  const wrong = [
    'https://',
    'http://',
    'https:',
    'https',
    'https:///bell.co.uk',
    'https:bell.co.uk',
    'http://https://',
    'https://bell heating.co.uk',
    'https://bell.co.uk/our taps',
    'bell.co.uk/our taps',
    'bell.co.uk /taps',
    'https://.',
    'https://www.',
    'https://bell..co.uk',
    'https://.co.uk',
    'https://-bell.co.uk',
    'https://bell-.co.uk',
    'https://1.5',
    'https://127.0.0.1',
    'https://[::1]',
    'https://bell',
    'www.',
    '',
    ' ',
    'https:\\\\bell.co.uk',
    'https://me@bell.co.uk',
    'javascript:alert(1)',
  ];
  const sentence = 'Please enter a web address, such as https://example.co.uk.';
  for (const typed of wrong) expect([typed, faultOf(website, typed)?.[0]]).toEqual([typed, sentence]);
  const right = [
    'https://bell.co.uk',
    'bell.co.uk/taps?from=us#top',
    'HTTP://www.bell-heating.co.uk:8080/a%20b',
    'https://müller.example',
    ' bell.co.uk ',
  ];
  for (const typed of right) expect([typed, faultOf(website, typed)]).toEqual([typed, undefined]);
});
