import { expect, test } from 'vitest';
import { readSender } from './sender.ts';

test('a sender is one address, with a name or without', () => {
  for (const [typed, name, address] of [
    ['Fettle <hello@example.com>', 'Fettle', 'hello@example.com'],
    ['"Fettle, Ltd" <hello@example.com>', 'Fettle, Ltd', 'hello@example.com'],
    ['Fettle Müller & Co. <hello@müller.example>', 'Fettle Müller & Co.', 'hello@müller.example'],
    [' hello@example.com ', '', 'hello@example.com'],
  ] as const)
    expect([typed, readSender(typed)]).toEqual([typed, { name, address }]);
});

test('what a mail library would read as no sender or as several is none', () => {
  for (const typed of [
    '',
    'Fettle',
    '@',
    'Fettle: Trades <hello@x.example>',
    'Fettle <hello@x.example>, Other <o@x.example>',
    'Fettle (Support) <hello@x.example>',
    'hello@x.example, o@x.example',
    'Fettle <hello@x>',
    'Fettle <<hello@x.example>>',
    'Fettle <hello@x.example> <o@x.example>',
    'Fettle <hëllo@x.example>',
    'Fettle\r\nBcc: o@x.example <hello@x.example>',
    'group:;',
  ])
    expect([typed, readSender(typed)]).toEqual([typed, null]);
});
