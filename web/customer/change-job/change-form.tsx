import { type FormEvent, useEffect, useRef } from 'react';
import type { JobToChange } from '../../../contract/job-changes.ts';
import { jobChangesCopy as copy } from '../../copy/job-changes.copy.ts';
import { useCatalogue } from '../../marketplace/catalogue/use-catalogue.ts';
import { Button } from '../../ui/actions/button.tsx';
import { buttonLook } from '../../ui/actions/button-look.ts';
import { hasFieldErrors } from '../../ui/forms/field-errors.ts';
import { FormErrors } from '../../ui/forms/form-errors.tsx';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';
import { Refusal } from '../../ui/feedback/notice.tsx';
import { StickyBar } from '../../ui/layout/sticky-bar.tsx';
import { ErrorsOfPage } from '../../marketplace/steps/errors-of-page.ts';
import { serviceById } from '../post-job/service-choice.ts';
import { ChangeFields } from './change-fields.tsx';
import { ChangeNews } from './change-news.tsx';
import { useSaveChange } from './use-save-change.ts';
import { usePhotosOfForm } from './use-photos-of-form.ts';
import { useTypedOverJob } from './use-typed-over.ts';

/** A posted job with all that can be changed of it; what happens to it meanwhile is said in its place. */
export function ChangeForm({ job }: { job: JobToChange }) {
  const categories = useCatalogue();
  const typed = useTypedOverJob(job);
  const { draft, revision, change, clear } = typed;
  const { photos, isSending, goOn, startAgain } = usePhotosOfForm(job, typed);
  const service = serviceById(categories, job.isTakenUp ? job.service_id : draft.service_id);
  const { save, isWorking, fieldErrors, sentence } = useSaveChange(job, {
    draft,
    photos: photos.photos,
    isSending,
    service,
    revision,
    onSaved: clear,
  });
  const summary = useSummary(fieldErrors);
  const isStale = revision !== job.revision;
  const isOpen = job.can.includes('change');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid min-w-0 gap-6 max-sm:[&_:is(a,input,textarea)]:scroll-mb-24"
    >
      <ChangeNews job={job} isStale={isStale} onGoOn={goOn} onStartAgain={startAgain} />
      {hasFieldErrors(fieldErrors) && <FormErrors fieldErrors={fieldErrors} ref={summary} />}
      <ErrorsOfPage value={fieldErrors}>
        <ChangeFields job={job} state={{ draft, service, change }} photos={photos} categories={categories} />
      </ErrorsOfPage>
      {sentence && !isStale && isOpen && <Refusal>{sentence}</Refusal>}
      {isOpen && <SaveBar isStale={isStale} isWorking={isWorking} onLeave={clear} />}
    </form>
  );
}

type SaveBarProps = { isStale: boolean; isWorking: boolean; onLeave: () => void };

const SaveBar = ({ isStale, isWorking, onLeave }: SaveBarProps) => (
  <>
    <StickyBar>
      <Button look="primary" type="submit" disabled={isStale} working={isWorking && copy.saving}>
        {copy.save}
      </Button>
    </StickyBar>
    <InnerLink
      href="/dashboard?tab=jobs"
      onClickCapture={onLeave}
      className={`justify-self-start max-sm:justify-self-stretch ${buttonLook('quiet')}`}
    >
      {copy.leave}
    </InnerLink>
  </>
);

/** After a refused save the errors take the focus. */
function useSummary(fieldErrors: object) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), [fieldErrors]);
  return summary;
}
