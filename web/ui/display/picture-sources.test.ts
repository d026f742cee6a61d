import { expect, test } from 'vitest';
import { pictureSources } from './picture-sources.ts';

test('a picture of ours is offered in the widths of the breakpoints, and in twice of each', {
  meta: { shows: ['R-15-043'] },
}, () => {
  const { src, srcSet } = pictureSources('/api/files/x');
  expect(src).toBe('/api/files/x?w=320');
  const widths = srcSet?.split(', ').map((source) => /^[/]api[/]files[/]x[?]w=(\d+) \1w$/.exec(source)?.[1]);
  expect(widths?.toSorted((one, other) => Number(one) - Number(other))).toEqual(
    [320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072].map(String),
  );
  expect(pictureSources('data:image/jpeg;base64,x')).toEqual({ src: 'data:image/jpeg;base64,x' });
});
