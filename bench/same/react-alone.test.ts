import { expect, test } from 'vitest';
import { drawAgain, readyToDraw } from './react-alone.ts';

const draw = (html: string): string => drawAgain(readyToDraw(html));

test('a page is drawn with the same elements and texts', () => {
  const page =
    '<html lang="en"><head></head><body class="a b"><p>One &amp; <b>two</b></p><hr class="c"/></body></html>';
  expect(draw(page)).toBe(page);
});

test('what HTML leaves open is drawn closed', () => {
  const list = '<datalist id="d"><option value="one"><option value="two"></datalist><p>After the list</p>';
  expect(draw(list)).toContain('</option><option value="two"></option></datalist><p>');
});

test('a script is text, whatever is in it', () => {
  const script = '<p>Before it all</p><script>if (a<b) c="</p>";</script>';
  expect(draw(script)).toBe(script);
});

test('a page that could not be read is refused', () => {
  expect(() => readyToDraw(`<p>${'<'.repeat(1000)}</p>`)).toThrow('letters of the page are drawn');
});
