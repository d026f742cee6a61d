import { jobsCopy } from '../../copy/jobs.copy.ts';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { JobRows, type JobSummary } from './job-rows.tsx';

/** What was asked for, folded: who looks for a job knows it by its title. */
export const JobDetails = ({ job }: { job: JobSummary }) => (
  <Disclosure summary={jobsCopy.details}>
    <JobRows job={job} />
  </Disclosure>
);
