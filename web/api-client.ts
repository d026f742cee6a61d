import type { Client } from '../contract/client.ts';
import type { Api } from '../contract/index.ts';

/** Every call of the API, as screens and loaders make it. */
export type ApiClient = Client<Api>;
