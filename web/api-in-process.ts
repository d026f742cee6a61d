import { table } from 'virtual:api-table';
import { createClient, type Transport } from '../contract/client.ts';
import type { ApiClient } from './api-client.ts';
import { pageRequest } from './page-request.ts';
import { refusalFrom } from './refusal-from.ts';

/** One for all pages: on whose behalf a call is made, each call looks up by itself. */
let client: ApiClient | undefined;

export const clientInProcess = (): ApiClient => (client ??= createClient(table, inProcess));

const inProcess: Transport = async (request) => {
  const page = pageRequest();
  if (!page) throw new Error('The API was called outside of a page request');
  const { status, body } = await page.call(request);
  if (status >= 400) throw refusalFrom({ status, body });
  return body;
};
