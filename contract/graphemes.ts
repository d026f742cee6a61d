/** The beginning of a text, at most so many units long; no sign that readers count as one is cut in two. */
export function cutTo(text: string, most: number): string {
  if (text.length <= most) return text;
  let length = 0;
  // One after the other, so that of a long text only the beginning is read.
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
    if (length + segment.length > most) break;
    length += segment.length;
  }
  return text.slice(0, length);
}
