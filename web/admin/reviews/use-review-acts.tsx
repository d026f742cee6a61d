import { useState } from 'react';
import type { AdminReview } from '../../../contract/admin-reviews.ts';
import { fieldSentences } from '../../../contract/copy.ts';
import { HIDING_REASONS, type HidingReason } from '../../../contract/words.ts';
import { adminCopy } from '../../copy/admin.copy.ts';
import { adminReviewsCopy as words } from '../../copy/admin-reviews.copy.ts';
import { hidingReasons } from '../../../contract/hiding-reasons.ts';
import { useDraft } from '../../marketplace/dashboard/use-draft.ts';
import { FailureSaid } from '../../marketplace/dashboard/failure-said.tsx';
import type { MenuItems } from '../../ui/actions/action-menu.tsx';
import { AskedAbout } from '../../ui/dialogs/asked-about.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { RadioList } from '../../ui/fields/radio-list.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useAdminAct } from '../use-admin-act.ts';

type Open = { asked: 'hide' | 'remove' | 'removeAnswer'; review: AdminReview };

/** What an admin can do with a review: hide, show again, delete. Never change what it says. */
export function useReviewActs() {
  const [open, setOpen] = useState<Open | null>(null);
  const show = useAdminAct({
    name: 'switchReview',
    call: (api, id: string) => api.switchReview({ params: { id }, body: { is_active: 1 } }),
    gone: words.gone,
    done: words.show.done,
  });
  const menuOf = (review: AdminReview): MenuItems => [
    review.is_active === 1
      ? { label: words.hide.button, run: () => setOpen({ asked: 'hide', review }) }
      : { label: words.show.button, run: () => void show.run(review.id) },
    ...(review.answer === null
      ? []
      : [{ label: words.removeAnswer.button, run: () => setOpen({ asked: 'removeAnswer', review }) }]),
    {
      label: words.remove.button,
      tone: 'bad',
      run: () => {
        const name = words.of(review.user.name, review.business.name);
        if (window.confirm(adminCopy.mayDelete(name))) setOpen({ asked: 'remove', review });
      },
    },
  ];
  const close = () => setOpen(null);
  const dialogs = open && <ReviewDialog key={`${open.asked} ${open.review.id}`} {...open} onClose={close} />;
  return { menuOf, dialogs };
}

const whichOf = ({ user, business, jobNumber }: AdminReview) =>
  words.which(words.of(user.name, business.name), jobNumber);

type OneProps = { review: AdminReview; onClose: () => void };

const ReviewDialog = ({ asked, ...rest }: Open & OneProps) => {
  if (asked === 'hide') return <Hide {...rest} />;
  return asked === 'remove' ? <Remove {...rest} /> : <RemoveAnswer {...rest} />;
};

const UNCHOSEN: { reason: HidingReason | null } = { reason: null };

function Hide({ review, onClose }: OneProps) {
  const { draft, change, clear } = useDraft(`hide:${review.id}`, UNCHOSEN);
  const { reason } = draft;
  const close = () => {
    clear();
    onClose();
  };
  const [isFaulty, setFaulty] = useState(false);
  const act = useHide(review, close);
  const submit = () => {
    setFaulty(reason === null);
    if (reason) void act.run(reason);
  };
  return (
    <Dialog
      title={words.hide.title}
      note={<AskedAbout note={words.hide.note} facts={whichOf(review)} />}
      isOpen
      isBusy={act.isWorking}
      onClose={close}
      actions={
        <Button look="primary" onClick={submit} isBusy={act.isWorking}>
          {words.hide.confirm}
        </Button>
      }
    >
      <RadioList
        legend={words.hide.legend}
        name="reason"
        options={REASONS}
        value={reason}
        onChange={(value) => change({ reason: HIDING_REASONS.find((one) => one === value) ?? null })}
        error={isFaulty && !reason ? fieldSentences.choose : undefined}
      />
      <FailureSaid failure={act.failure} />
    </Dialog>
  );
}

const useHide = (review: AdminReview, onClose: () => void) =>
  useAdminAct({
    name: 'switchReview',
    call: (api, reason: HidingReason) =>
      api.switchReview({ params: { id: review.id }, body: { is_active: 0, reason } }),
    gone: words.gone,
    done: words.hide.done,
    onDone: onClose,
    isSaidInCard: true,
  });

const REASONS = HIDING_REASONS.map((value) => ({ value, label: hidingReasons[value] }));

function Remove({ review, onClose }: OneProps) {
  const act = useAdminAct({
    name: 'removeReview',
    call: (api, reason: string) => api.removeReview({ params: { id: review.id }, body: { reason } }),
    gone: words.gone,
    done: words.deleted,
    onDone: onClose,
    isSaidInCard: true,
  });
  return (
    <ReasonDialog
      about={`remove:${review.id}`}
      words={words.remove}
      facts={whichOf(review)}
      tone="danger"
      act={act}
      onGive={act.run}
      onClose={onClose}
    />
  );
}

function RemoveAnswer({ review, onClose }: OneProps) {
  const act = useAdminAct({
    name: 'takeAnswerAway',
    call: (api, reason: string) => api.takeAnswerAway({ params: { id: review.id }, body: { reason } }),
    gone: words.gone,
    done: words.removeAnswer.done,
    onDone: onClose,
    isSaidInCard: true,
  });
  return (
    <ReasonDialog
      about={`remove-answer:${review.id}`}
      words={words.removeAnswer}
      tone="danger"
      act={act}
      onGive={act.run}
      onClose={onClose}
    />
  );
}
