/** "Alan Tandy Plumbing" is AT. Signs as a reader counts them: a family of joined emoji, or a flag, is one. */
export const initials = (name: string) =>
  name
    .trim()
    .split(/\s+/, 2)
    .map((word) => [...new Intl.Segmenter().segment(word)][0]?.segment)
    .join('')
    .toUpperCase();
