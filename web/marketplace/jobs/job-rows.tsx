import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { jobSummary } from '../../../contract/jobs.ts';
import { jobsCopy } from '../../copy/jobs.copy.ts';
import { Rows } from '../../ui/rows.tsx';
import { Ago } from '../live/ago.tsx';
import { wantedOn } from '../urgency.ts';

/** The part of a job that every card shows. */
export type JobSummary = { [K in keyof typeof jobSummary]: z.output<(typeof jobSummary)[K]> };

/** Service, Location, Property, Urgency, Description, and what the customer answered about the work. */
export function JobRows({ job }: { job: JobSummary }) {
  const { service, location, property, urgency, description } = jobsCopy.rows;
  return (
    <Rows
      items={[
        { label: service, value: job.service.name },
        { label: location, value: placeOf(job) },
        { label: property, value: job.job_type },
        { label: urgency, value: <Urgency job={job} /> },
        { label: description, value: job.description },
        ...job.answers.map(({ label, value }) => ({ label, value })),
      ]}
    />
  );
}

/** "SE1 9SG, Southwark" for those who may know, "SE1, Southwark" for everybody else: as the server says it. */
export const placeOf = ({ location, town }: Pick<JobSummary, 'location' | 'town'>): string =>
  [location, town].filter(Boolean).join(', ');

/** A day stands as how far away it is; otherwise the customer's own words stand. */
export function Urgency({ job }: { job: Parameters<typeof wantedOn>[0] }): ReactNode {
  const day = wantedOn(job);
  return day ? <Ago at={day} /> : job.target_job_done;
}
