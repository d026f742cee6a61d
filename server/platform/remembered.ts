/**
 * A function of a text that keeps what it answered, up to `maxLetters` of texts and answers. Half of that fills up with what is
 * asked; then what was not asked since the last time it was full is forgotten. Only for a function that asks nothing but its
 * text: what was kept is then right in every process for as long as it runs.
 */
export function remembered(answer: (text: string) => string, maxLetters: number): (text: string) => string {
  let recent = new Map<string, string>();
  let earlier = new Map<string, string>();
  let letters = 0;
  const keep = (text: string, known: string) => {
    const size = sizeOf(text, known);
    if (size > maxLetters / 2) return;
    if (letters + size > maxLetters / 2) {
      earlier = recent;
      recent = new Map();
      letters = 0;
    }
    recent.set(text, known);
    letters += size;
  };
  return (text) => {
    const known = recent.get(text);
    if (known !== undefined) return known;
    const answered = earlier.get(text) ?? answer(text);
    keep(text, answered);
    return answered;
  };
}

/** What answers the text itself takes its room once. */
const sizeOf = (text: string, known: string): number => text.length + (known === text ? 0 : known.length);
