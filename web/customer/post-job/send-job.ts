import { table } from 'virtual:api-table';
import { createClient } from '../../../contract/client.ts';
import type { Api } from '../../../contract/index.ts';
import type { NewJob } from '../../../contract/jobs.ts';
import type { Result } from '../../../contract/kernel.ts';
import type { ApiClient } from '../../api-client.ts';
import { send } from '../../api-over-fetch.ts';

const PATIENCE_MS = 20_000;

/** Sends a job under its key: the same key and job again is answered as the first time, and posted once. */
export function sendJob(job: NewJob, key: string): Promise<Result<Api['postJob']>> {
  const underKey: ApiClient = createClient(table, (request) =>
    send(request, { headers: { 'idempotency-key': key }, timeout: PATIENCE_MS }),
  );
  return underKey.postJob({ body: job });
}
