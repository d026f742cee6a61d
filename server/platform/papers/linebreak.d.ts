/** The part of linebreak that is used; it brings no types. */
declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string);
    /** Where a line may end next, counted in UTF-16 from the start of the text; null behind its end. */
    nextBreak(): { position: number; required: boolean } | null;
  }
}
