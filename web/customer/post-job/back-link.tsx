import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { postJobCopy } from '../../copy/post-job.ts';
import type { Step } from './steps.ts';

export function BackLink({ to }: { to: Step }) {
  return (
    <Link
      to="/post-job"
      search={{ step: to }}
      className="-ml-1 inline-flex min-h-11 items-center gap-1 justify-self-start font-semibold text-link hover:underline"
    >
      <ChevronLeft size={20} aria-hidden />
      {postJobCopy.back}
    </Link>
  );
}
