const BORDER = '\u0000';

/** The cells of a line of a table; a quoted one may hold the separator. Quotes themselves are dropped. */
export function cellsOf(line: string, separator: ',' | '\t'): string[] {
  const plain = line.endsWith('\r') ? line.slice(0, -1) : line;
  if (!plain.includes('"')) return plain.split(separator);
  // Between quotes lie the odd parts; a separator counts only outside of them.
  const marked = plain
    .split('"')
    .map((part, place) => (place % 2 ? part : part.replaceAll(separator, BORDER)));
  return marked.join('').split(BORDER);
}
