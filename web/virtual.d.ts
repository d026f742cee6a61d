/** The contract's routes as the browser needs them: method and path. `tools/vite/api-table.ts` makes it. */
declare module 'virtual:api-table' {
  export const table: import('../contract/index.ts').Api;
}

interface ImportMetaEnv {
  readonly VITE_API_BASE_URL?: string;
}
