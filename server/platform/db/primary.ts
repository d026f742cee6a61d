/** What pg needs to know to connect; spread into the options of a pool or a client. */
type Connection = { connectionString: string };

/** How to connect to an address. */
export const connectionTo = (url: string): Connection => ({ connectionString: url });
