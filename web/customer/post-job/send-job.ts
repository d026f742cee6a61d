import type { Api } from '../../../contract/index.ts';
import type { NewJob } from '../../../contract/jobs.ts';
import type { Result } from '../../../contract/kernel.ts';
import { clientUnderKey } from '../../api-over-fetch.ts';

const PATIENCE_MS = 20_000;

/** Sends a job under its key: the same key and job again is answered as the first time, and posted once. */
export const sendJob = (job: NewJob, key: string): Promise<Result<Api['postJob']>> =>
  clientUnderKey(key, { timeout: PATIENCE_MS }).postJob({ body: job });
