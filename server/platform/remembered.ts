/**
 * A function of a text that keeps what it answered, up to `maxLetters` of texts and answers; the longest unused go first.
 * Only for a function that asks nothing but its text: what was kept is then right in every process for as long as it runs.
 */
export function remembered(answer: (text: string) => string, maxLetters: number): (text: string) => string {
  const kept = new Map<string, string>();
  let letters = 0;
  // What answers the text itself takes its room once.
  const sizeOf = (text: string, known: string) => text.length + (known === text ? 0 : known.length);
  const forget = (text: string, known: string) => {
    kept.delete(text);
    letters -= sizeOf(text, known);
  };
  const keep = (text: string, known: string) => {
    kept.set(text, known);
    letters += sizeOf(text, known);
    for (const [oldest, its] of kept) {
      if (letters <= maxLetters) return;
      forget(oldest, its);
    }
  };
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) forget(text, known);
    const answered = known ?? answer(text);
    keep(text, answered);
    return answered;
  };
}
