import { expect, test } from 'vitest';
import { facesIn } from './typeface-file.ts';

test('of a style sheet the typeface is cut out whole, and nothing else', () => {
  const text = '@font-face{font-family:Fettle Sans;src:url(/assets/fettle-text-a.woff2)format("woff2")}';
  const spaced = '@font-face {\n  font-family: "Fettle Sans fallback";\n  src: local("Arial");\n}';
  expect(facesIn(`body{margin:0}${text}.a{color:red}\n${spaced}\n.b{color:blue}`)).toEqual([text, spaced]);
  expect(facesIn('body{margin:0}')).toEqual([]);
});
