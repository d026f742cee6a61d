import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { jobSummary } from '../../../contract/jobs.ts';
import { jobsCopy } from '../../copy/jobs.copy.ts';
import { Rows } from '../../ui/lists/rows.tsx';
import { Ago } from '../live/ago.tsx';
import { PhotosLater } from '../photos/photos-later.tsx';
import { isUrgent, wantedOn } from '../urgency.ts';

/** The part of a job that every card shows. */
export type JobSummary = { [K in keyof typeof jobSummary]: z.output<(typeof jobSummary)[K]> };

/** Its photos; Service, Location, Property, Urgency, Description, and what the customer answered about the work. */
export const JobRows = ({ job }: { job: JobSummary }) => (
  <div className="grid min-w-0 gap-4">
    <PhotosLater photos={job.photos} title={job.title} />
    <Rows items={factsOf(job)} />
  </div>
);

/** The same facts, each below its name, two beside each other where there is room. */
export const JobPairs = ({ job }: { job: JobSummary }) => <Rows items={factsOf(job)} arePairs />;

function factsOf(job: JobSummary) {
  const { service, location, property, urgency, description } = jobsCopy.rows;
  return [
    { label: service, value: job.service.name },
    { label: location, value: placeOf(job) },
    { label: property, value: job.job_type },
    { label: urgency, value: <MarkedUrgency job={job} /> },
    { label: description, value: job.description, isLong: true },
    ...job.answers.map(({ label, value }) => ({ label, value })),
  ];
}

/** "SE1 9SG, Southwark" for those who may know, "SE1, Southwark" for everybody else: as the server says it. */
export const placeOf = ({ location, town }: Pick<JobSummary, 'location' | 'town'>): string =>
  [location, town].filter(Boolean).join(', ');

/** At once: that is seen before it is read. */
const MarkedUrgency = ({ job }: Urgent): ReactNode =>
  isUrgent(job) ? (
    <span className="font-semibold text-notable">
      <Urgency job={job} />
    </span>
  ) : (
    <Urgency job={job} />
  );

type Urgent = { job: Parameters<typeof wantedOn>[0] };

/** A day stands with how far away it is; otherwise the customer's own words stand. */
export function Urgency({ job }: Urgent): ReactNode {
  const day = wantedOn(job);
  if (!day) return job.target_job_done;
  return (
    <>
      <Ago at={day} said="day" />
      <span className="print:hidden">
        , <Ago at={day} said="days" />
      </span>
    </>
  );
}

/** The same in a word or two: "Wanted by Fri 4 Dec". */
export function UrgencyInShort({ job }: Urgent): ReactNode {
  const day = wantedOn(job);
  if (!day) return job.target_job_done;
  return (
    <span>
      {jobsCopy.by} <Ago at={day} said="day" />
    </span>
  );
}
