import { useState } from 'react';
import { fieldSentences } from '../../contract/copy.ts';
import { LONGEST_ANSWER, type Review } from '../../contract/reviews.ts';
import { hidingCopy } from '../copy/hiding.copy.ts';
import { reviewsCopy } from '../copy/reviews.copy.ts';
import { FailureSaid } from '../marketplace/dashboard/failure-said.tsx';
import { useAct } from '../marketplace/dashboard/use-act.ts';
import { useDraft } from '../marketplace/dashboard/use-draft.ts';
import { HidingSaid } from '../marketplace/hiding-said.tsx';
import { ReviewShown } from '../marketplace/jobs/review-shown.tsx';
import { Button } from '../ui/actions/button.tsx';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';

type DialogProps = { review: Review; business: string; onClose: () => void };

const words = reviewsCopy.answer;

/** The review, and below it the words in which the business answers; what was typed waits for another try. */
export function AnswerDialog({ review, business, onClose }: DialogProps) {
  const form = useAnswer(review, onClose);
  return (
    <Dialog
      title={words.title}
      note={words.note}
      isOpen
      isBusy={form.act.isWorking}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={form.submit} working={form.act.isWorking && words.submitting}>
          {words.submit}
        </Button>
      }
    >
      <ReviewShown review={review} business={business} />
      <TextArea
        label={words.label}
        name="answer"
        maxLength={LONGEST_ANSWER}
        value={form.draft.answer}
        error={form.fault}
        remark={<HidingSaid text={form.draft.answer} say={hidingCopy.anybodys} />}
        onChange={(event) => form.change({ answer: event.target.value })}
      />
      <FailureSaid failure={form.act.failure} onTryAgain={form.submit} />
    </Dialog>
  );
}

function useAnswer({ id, answer }: Review, onClose: () => void) {
  const [before] = useState({ answer: answer?.text ?? '' });
  const { draft, change, clear } = useDraft(`answer:${id}`, before);
  const [isFaulty, setFaulty] = useState(false);
  const act = useAct({
    name: 'answerReview',
    call: (api, said: string) => api.answerReview({ params: { id }, body: { answer: said } }),
    reloads: ['jobs'],
    done: words.done,
    onDone: () => {
      clear();
      onClose();
    },
    isSaidInCard: true,
  });
  const said = draft.answer.trim();
  const submit = () => {
    setFaulty(said === '');
    if (said !== '') void act.run(said);
  };
  return { draft, change, act, submit, fault: isFaulty && said === '' ? fieldSentences.text : undefined };
}
