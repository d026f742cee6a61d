import { tabAddress } from '../../marketplace/dashboard/dashboard-tabs.ts';

/** The element that holds a job's quotes in the Quoted tab. */
export const quotesPlace = (jobId: string) => `quotes-of-${jobId}`;

/** Leads there. */
export const quotesAddress = (jobId: string) => `${tabAddress('quoted')}#${quotesPlace(jobId)}`;
