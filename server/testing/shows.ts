import 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** What a test shows: ids of docs/requirements.json and docs/shown.json. */
    shows?: readonly string[];
  }
}
