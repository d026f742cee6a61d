import 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** What a test shows: lines of the requirements, threats and rulings, by their ids. */
    shows?: readonly string[];
  }
}
