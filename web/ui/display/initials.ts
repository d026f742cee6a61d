let signs: Intl.Segmenter | undefined;

/** "Alan Tandy Plumbing" is AT. Signs as a reader counts them: a family of joined emoji, or a flag, is one. */
export function initials(name: string): string {
  // Making one takes longer than a whole card.
  signs ??= new Intl.Segmenter();
  const words = name.trim().split(/\s+/, 2);
  return words
    .map((word) => signs?.segment(word).containing(0)?.segment)
    .join('')
    .toUpperCase();
}
