import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutPerson } from './without-person.ts';

const will = { first_name: 'Will', last_name: 'Price' };

test.each([
  ['He will price it fairly.', 'He will price it fairly.'],
  ['Will Price here. Anna will do it again.', '… … here. Anna will do it again.'],
  ['WILL was glad, says wILL.', '… was glad, says ….'],
  ["Will's tap, (Price)!", "…'s tap, (…)!"],
  ['Willing, Prices, Goodwill', 'Willing, Prices, Goodwill'],
])(
  'a name leaves a text, and the word that is written like it stays: %s',
  { meta: { shows: ['V2'] } },
  (text, left) => {
    expect(withoutPerson(text, will)).toBe(left);
  },
);

const named = (first_name: string, last_name: string) => ({ first_name, last_name });

test.each([
  [
    named('Mark', 'van Dijk'),
    'Mark van Dijk: mark what Van Dijk said of the van dijk',
    '… …: mark what … said of the van dijk',
  ],
  [
    named('Mary', 'van der Ann Smith'),
    'Mary was kind, says Smith. Ann Smith paid a driver. Van and der left; Van der Ann Smith. Smithy',
    '… was kind, says …. … … paid a driver. Van and der left; …. Smithy',
  ],
  [named('Adam', 'Ćwik'), 'Ćwik und ĆWIK, ćwik', '… und …, ćwik'],
  [named('明', '王'), '明 was here', '… was here'],
  [named('J.R.', 'Price'), 'J.R. was here, JR was not', '… was here, JR was not'],
  [named('Cher', ''), 'Cher was here, twice.', '… was here, twice.'],
  [named('will', 'price'), 'Will was here, as will be read', '… was here, as will be read'],
])('in any alphabet: %j', { meta: { shows: ['V2'] } }, (person, text, left) => {
  expect(withoutPerson(text, person)).toBe(left);
});

const small = fc
  .array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'é'), { minLength: 2, maxLength: 8 })
  .map((letters) => letters.join(''));

test('of any name no capitalised form is left, and no small word is lost', {
  meta: { shows: ['V2'] },
}, () => {
  fc.assert(
    fc.property(small, small, fc.array(small), (first, last, words) => {
      const person = { first_name: capitalised(first), last_name: capitalised(last) };
      const forms = [person.first_name, person.last_name, first.toUpperCase(), last.toUpperCase()];
      const left = withoutPerson([...words, ...forms, first, last].join(' '), person);
      expect(left.split(' ')).toEqual([...words, ...forms.map(() => '…'), first, last]);
    }),
  );
});

const capitalised = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
