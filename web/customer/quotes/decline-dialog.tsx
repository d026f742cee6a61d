import { type FormEvent, useId } from 'react';
import { declineReasons } from '../../../contract/decline-reasons.ts';
import type { Decline } from '../../../contract/quote-life.ts';
import { DECLINE_LETTERS, DECLINE_REASONS, type DeclineReason } from '../../../contract/words.ts';
import { quoteLifeCopy } from '../../copy/quote-life.copy.ts';
import { quotesCopy } from '../../copy/quotes.copy.ts';
import { FailureSaid } from '../../marketplace/dashboard/failure-said.tsx';
import { useAct } from '../../marketplace/dashboard/use-act.ts';
import { useDraft } from '../../marketplace/dashboard/use-draft.ts';
import { HidingSaid } from '../../marketplace/hiding-said.tsx';
import { useOver } from '../../marketplace/live/use-over.tsx';
import { AskedAbout } from '../../ui/dialogs/asked-about.tsx';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { RadioList } from '../../ui/fields/radio-list.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import type { ReceivedQuote } from '../lists.ts';

const words = quoteLifeCopy.decline;
const REASONS = DECLINE_REASONS.map((value) => ({ value, label: declineReasons[value] }));

type Given = { reason: DeclineReason | null; words: string };
const NOTHING: Given = { reason: null, words: '' };

type DialogProps = {
  quote: Pick<ReceivedQuote, 'id' | 'cost' | 'rate_type' | 'business' | 'can'>;
  onClose: () => void;
};

/** Asks once; neither a reason nor words are needed. What was typed waits for another try. */
export function DeclineDialog({ quote, onClose }: DialogProps) {
  const form = useId();
  const { draft, change, clear } = useDraft(`decline:${quote.id}`, NOTHING);
  const decline = useDecline(() => {
    clear();
    onClose();
  });
  const over = useOver({ isOpen: true, isPossible: quote.can.includes('decline') || decline.isWorking });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void decline.run({ id: quote.id, body: saidIn(draft) });
  };
  const price = quotesCopy.price(quote.cost, quote.rate_type);
  return (
    <FormDialog
      title={words.title}
      note={<AskedAbout note={words.note} facts={quotesCopy.toAccept(price, quote.business.name)} />}
      isOpen
      isBusy={decline.isWorking}
      onClose={onClose}
      form={form}
      submitLabel={words.confirm}
      over={over}
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4">
        <Fields draft={draft} change={change} />
        <FailureSaid failure={decline.failure} />
      </form>
    </FormDialog>
  );
}

const Fields = ({ draft, change }: { draft: Given; change: (part: Partial<Given>) => void }) => (
  <>
    <RadioList
      legend={words.legend}
      name="reason"
      options={REASONS}
      value={draft.reason}
      onChange={(value) => change({ reason: DECLINE_REASONS.find((one) => one === value) ?? null })}
    />
    <TextArea
      label={words.more}
      name="words"
      rows={2}
      maxLength={DECLINE_LETTERS}
      value={draft.words}
      remark={<HidingSaid text={draft.words} />}
      onChange={({ currentTarget }) => change({ words: currentTarget.value })}
    />
  </>
);

const saidIn = ({ reason, words: typed }: Given): Decline => ({
  ...(reason && { reason }),
  ...(typed.trim() && { words: typed.trim() }),
});

const useDecline = (onDone: () => void) =>
  useAct({
    name: 'declineQuote',
    call: (api, { id, body }: { id: string; body: Decline }) => api.declineQuote({ params: { id }, body }),
    putsAway: ({ id }) => [id],
    reloads: ['jobs', 'quotes', 'responses'],
    done: words.done,
    onDone,
    isSaidInCard: true,
  });
