/** The contract's routes as the browser needs them: method and path. `tools/vite/api-table.ts` makes it. */
declare module 'virtual:api-table' {
  export const table: import('../contract/index.ts').Api;
  /** The names of the calls that take an `Idempotency-Key`. */
  export const keyed: readonly string[];
  /** The names of the calls whose success is an empty array. */
  export const nothing: readonly string[];
}

/** The files of each part of a page, by its source, for the server; `tools/vite/parts.ts` makes it. */
declare module 'virtual:part-chunks' {
  export const chunks: Readonly<Record<string, readonly string[]>>;
}

interface ImportMetaEnv {
  readonly VITE_API_BASE_URL?: string;
}
