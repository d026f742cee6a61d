import 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** What a test shows: lines of the requirements (`R-11-022`), threats (`T38`), rulings (`ruling 17`). */
    shows?: readonly string[];
  }
}
