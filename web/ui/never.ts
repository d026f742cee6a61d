/** In place of a piece that cannot be fetched: what the server drew of it stays, and the page with it. */
export const never = () => new Promise<never>(() => undefined);
