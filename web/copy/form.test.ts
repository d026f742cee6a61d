import { expect, test } from 'vitest';
import { fieldSentences as say } from '../../contract/copy.ts';
import { SAY_NO_FIELD } from './form.copy.ts';

test('the sentences that name no field are those of the contract', () => {
  expect(SAY_NO_FIELD).toEqual([say.text, say.choose, say.number, say.characters, say.tooShort, say.tooLong]);
});
