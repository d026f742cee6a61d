import { createFileRoute } from '@tanstack/react-router';
import { postJobPages } from '../copy/post-job.copy.ts';
import { JobPostedScreen } from '../customer/post-job/job-posted-screen.tsx';
import { pageHead } from '../shell/page-head.ts';

const JOB_NUMBER = /^J\d{6,12}$/;

export const Route = createFileRoute('/_site/job-posted')({
  validateSearch: ({ job }: Record<string, unknown>): { job?: string } => ({
    job: typeof job === 'string' && JOB_NUMBER.test(job) ? job : undefined,
  }),
  loader: () => ({ page: postJobPages.posted }),
  head: pageHead,
  component: JobPosted,
});

function JobPosted() {
  return <JobPostedScreen jobNumber={Route.useSearch().job} />;
}
