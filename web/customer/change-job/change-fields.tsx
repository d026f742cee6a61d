import type { JobToChange } from '../../../contract/job-changes.ts';
import type { WorkCategory } from '../../../contract/catalogue.ts';
import { jobChangesCopy as copy } from '../../copy/job-changes.copy.ts';
import { postJobCopy } from '../../copy/post-job.copy.ts';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';
import { Later } from '../../ui/lazy/later.tsx';
import { part } from '../../ui/lazy/part.ts';
import { Rows } from '../../ui/lists/rows.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { details } from '../post-job/details.tsx';
import { property } from '../post-job/property.tsx';
import type { StepState } from '../post-job/step.ts';
import { ServiceField } from '../post-job/what.tsx';
import { when } from '../post-job/when.tsx';
import { where } from '../post-job/where.tsx';
import type { PhotosOfForm } from './photos-of-job.tsx';
import { WordsOfJob } from '../post-job/words-of-job.tsx';

/** They lie below the fold, and bring their own script along. */
const PHOTOS = part(() => import('./photos-of-job.tsx'));

type ChangeFieldsProps = {
  job: JobToChange;
  state: StepState;
  photos: PhotosOfForm;
  categories: WorkCategory[];
};

/** The fields of the wizard, on one page: what is changed most stands first. */
export function ChangeFields({ job, state, photos, categories }: ChangeFieldsProps) {
  const hasQuestions = (state.service?.questions.length ?? 0) > 0;
  return (
    <>
      <WordsOfJob state={state} />
      <Later part={PHOTOS} isForm pending={<Skeleton />}>
        {({ PhotosOfJob }) => <PhotosOfJob job={job} {...photos} />}
      </Later>
      <when.Page wizard={state} />
      {!job.isTakenUp && <ServiceField wizard={state} categories={categories} />}
      {hasQuestions && (
        <div role="group" aria-labelledby="about-the-work" className="grid gap-2">
          <h2 id="about-the-work" className="text-lg font-semibold">
            {postJobCopy.details.heading}
          </h2>
          <details.Page wizard={state} />
        </div>
      )}
      {job.isTakenUp ? (
        <Fixed job={job} />
      ) : (
        <>
          <property.Page wizard={state} />
          <where.Page wizard={state} />
        </>
      )}
    </>
  );
}

/** What somebody counts on: it is read, and posted again where it is wrong. */
const Fixed = ({ job }: { job: JobToChange }) => (
  <div className="grid gap-4 rounded-card border border-line bg-sunken p-4">
    <Rows
      items={[
        { label: copy.rows.service, value: job.service.name },
        { label: copy.rows.property, value: job.job_type },
        { label: copy.rows.location, value: job.location },
      ]}
    />
    <p>
      {copy.fixed}{' '}
      <InnerLink href="/post-job" className="text-link underline underline-offset-2">
        {copy.asNew}
      </InnerLink>
    </p>
  </div>
);
