import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { customerCopy } from '../../copy/customer.copy.ts';
import { hidingCopy } from '../../copy/hiding.copy.ts';
import type { OwnJob } from '../../../contract/jobs.ts';
import { fieldSentences } from '../../../contract/copy.ts';
import type { DashboardSearch } from '../../marketplace/dashboard/dashboard-search.ts';
import { FailureSaid } from '../../marketplace/dashboard/failure-said.tsx';
import { useAct } from '../../marketplace/dashboard/use-act.ts';
import { useDraft } from '../../marketplace/dashboard/use-draft.ts';
import { HidingSaid } from '../../marketplace/hiding-said.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { uiCopy } from '../../copy/ui.copy.ts';
import { useOver } from '../../marketplace/live/use-over.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { StarsField } from '../../ui/fields/stars-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';

type ReviewDraft = { rating: number | null; comment: string };
const EMPTY: ReviewDraft = { rating: null, comment: '' };
const LONGEST = 2000;
const words = customerCopy.review;

type LeaveReviewProps = { job: Pick<OwnJob, 'id' | 'title' | 'business'>; isPossible: boolean };

/** Stars and a comment, once for each finished job; what was written waits for another try. */
export function LeaveReview({ job, isPossible }: LeaveReviewProps) {
  const isAskedFor = useIsAskedFor(job.id);
  const [isOpen, setOpen] = useState(isPossible && isAskedFor);
  const form = useReview(job.id, () => setOpen(false));
  const over = useOver({ isOpen, isPossible: isPossible || form.review.isWorking });
  return (
    <>
      {isPossible && (
        <Button look="primary" onClick={() => setOpen(true)}>
          {words.button}
        </Button>
      )}
      <Dialog
        title={words.title}
        note={<span className="wrap-anywhere">{words.of(job.title, job.business?.name)}</span>}
        isOpen={isOpen}
        isBusy={form.review.isWorking}
        onClose={() => setOpen(false)}
        cancelLabel={over && uiCopy.close}
        actions={
          !over && (
            <Button look="primary" onClick={form.submit} working={form.review.isWorking && words.submitting}>
              {words.submit}
            </Button>
          )
        }
      >
        {over}
        <ReviewFields form={form} />
        <FailureSaid failure={form.review.failure} onTryAgain={form.submit} />
      </Dialog>
    </>
  );
}

/** Whether one came by the link of the mail that asks for this review. */
function useIsAskedFor(jobId: string): boolean {
  const { at, panel }: DashboardSearch = useSearch({ strict: false });
  return panel === 'review' && at === jobId;
}

type ReviewForm = ReturnType<typeof useReview>;

function useReview(jobId: string, onDone: () => void) {
  const { draft, change, clear } = useDraft<ReviewDraft>(`review:${jobId}`, EMPTY);
  const [isFaulty, setFaulty] = useState(false);
  const review = useAct({
    name: 'reviewJob',
    call: (api, body: { rating: number; comment: string }) => api.reviewJob({ params: { id: jobId }, body }),
    reloads: ['jobs'],
    done: words.done,
    onDone: () => {
      clear();
      onDone();
    },
    isSaidInCard: true,
  });
  const submit = () => {
    setFaulty(draft.rating === null);
    if (draft.rating !== null) void review.run({ rating: draft.rating, comment: draft.comment.trim() });
  };
  return {
    draft,
    change,
    review,
    submit,
    fault: isFaulty && !draft.rating ? fieldSentences.rating : undefined,
  };
}

const ReviewFields = ({ form: { draft, change, fault } }: { form: ReviewForm }) => (
  <div className="grid gap-4">
    <StarsField
      legend={words.rating}
      value={draft.rating}
      error={fault}
      onChange={(rating) => change({ rating })}
    />
    <TextArea
      label={words.comment}
      name="comment"
      maxLength={LONGEST}
      value={draft.comment}
      remark={<HidingSaid text={draft.comment} say={hidingCopy.anybodys} />}
      onChange={(event) => change({ comment: event.target.value })}
    />
  </div>
);
