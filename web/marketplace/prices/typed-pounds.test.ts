import { expect, test } from 'vitest';
import { typedPounds } from './typed-pounds.ts';

test.for([
  ['£1,200.50', 1200.5],
  ['1,250', 1250],
  ['85.', 85],
  ['.5', 0.5],
  [' 85 ', 85],
])('%s is a price as people type it', ([typed, pounds]) => {
  expect(typedPounds(String(typed))).toBe(pounds);
});

test.for(['1.250', '12,50', '1.2.3', '1e3', '85 each', '.', ''])('%s is no price', (typed) => {
  expect(typedPounds(typed)).toBeNaN();
});
