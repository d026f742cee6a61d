import { type FormEvent, useId, useState } from 'react';
import { fieldSentences } from '../../contract/copy.ts';
import type { QuoteRevision } from '../../contract/quote-life.ts';
import { BECAUSE_LETTERS, CURRENCY, RATE_TYPES } from '../../contract/words.ts';
import { quoteLifeCopy } from '../copy/quote-life.copy.ts';
import { quotesCopy } from '../copy/quotes.copy.ts';
import { FailureSaid } from '../marketplace/dashboard/failure-said.tsx';
import { useAct } from '../marketplace/dashboard/use-act.ts';
import { useDraft } from '../marketplace/dashboard/use-draft.ts';
import { HidingSaid } from '../marketplace/hiding-said.tsx';
import { useOver } from '../marketplace/live/use-over.tsx';
import { isPrice, typedPounds } from '../marketplace/prices/typed-pounds.ts';
import { ukDay } from '../copy/relative-phrase.ts';
import { useRouterContext } from '../router-context.ts';
import { AskedAbout } from '../ui/dialogs/asked-about.tsx';
import { FormDialog } from '../ui/dialogs/form-dialog.tsx';
import { MoneyField } from '../ui/fields/money-field.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';
import { useOneAtATime } from '../ui/actions/use-one-at-a-time.ts';
import type { BroughtFile } from './leads/quote/quote-draft.ts';
import { QuoteFileField } from './leads/quote/quote-file-field.tsx';
import { keptDetail } from './kept-detail.ts';
import type { SentQuote } from './lists.ts';
import { usualEnd } from './usual-end.ts';

const words = quoteLifeCopy.revise;
const RATES = RATE_TYPES.map((rate) => ({ value: rate, label: rate }));

type DialogProps = { quote: SentQuote; onClose: () => void };

/** Asks for the new price; it is sent as it stands, and what was typed waits for another try. */
export function ReviseDialog({ quote, onClose }: DialogProps) {
  const id = useId();
  const form = useRevision(quote, onClose);
  const over = useOver({ isOpen: true, isPossible: quote.can.includes('revise') || form.act.isWorking });
  const price = quotesCopy.price(quote.cost, quote.rate_type);
  return (
    <FormDialog
      title={words.title}
      note={<AskedAbout note={words.note} facts={quotesCopy.toWithdraw(price, quote.job.title)} />}
      isOpen
      isBusy={form.act.isWorking}
      onClose={onClose}
      form={id}
      submitLabel={words.confirm}
      over={over}
    >
      <form id={id} noValidate onSubmit={form.submit} className="grid gap-4">
        <Fields form={form} />
        <QuoteFileField
          name={form.fileName}
          onBrought={(file) => form.change({ pdf: 'given', files: [file] })}
          onRemoved={() => form.change({ pdf: 'off', files: [] })}
        />
        {quote.detail && quote.detail.lines.length > 0 && (
          <p className="text-sm text-ink-soft">{words.lines}</p>
        )}
        <FailureSaid failure={form.act.failure} />
      </form>
    </FormDialog>
  );
}

type Form = ReturnType<typeof useRevision>;

const Fields = ({ form: { draft, change, isFaulty } }: { form: Form }) => (
  <>
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <MoneyField
        label={quotesCopy.cost}
        name="cost"
        currency={CURRENCY}
        value={draft.cost}
        error={isFaulty ? fieldSentences.cost : undefined}
        onChange={({ currentTarget }) => change({ cost: currentTarget.value })}
      />
      <SelectField
        label={quotesCopy.rate}
        name="rate"
        options={RATES}
        value={draft.rate}
        onChange={({ currentTarget }) => change({ rate: currentTarget.value })}
      />
    </div>
    <TextArea
      label={words.because}
      name="because"
      rows={2}
      maxLength={BECAUSE_LETTERS}
      value={draft.because}
      remark={<HidingSaid text={draft.because} />}
      onChange={({ currentTarget }) => change({ because: currentTarget.value })}
    />
  </>
);

/** `pdf`: whether that of the quote before goes along, is taken off, or another one is given. */
type Given = {
  cost: string;
  rate: string;
  because: string;
  pdf: string;
  files: readonly BroughtFile[];
};

function useRevision(quote: SentQuote, onClose: () => void) {
  const [before] = useState<Given>({ cost: '', rate: quote.rate_type, because: '', pdf: 'same', files: [] });
  const { draft, change, clear } = useDraft(`revise:${quote.id}`, before);
  const { site } = useRouterContext();
  const [faulty, setFaulty] = useState<string>();
  const act = useAct({
    name: 'reviseQuote',
    call: (api, body: QuoteRevision) => api.reviseQuote({ params: { id: quote.id }, body }),
    putsAway: () => [quote.id],
    reloads: ['quotes', 'leads', 'jobs'],
    done: words.done,
    onDone: () => {
      clear();
      onClose();
    },
    isSaidInCard: true,
  });
  const send = useOneAtATime(async () => {
    const cost = typedPounds(draft.cost);
    const rate_type = RATE_TYPES.find((known) => known === draft.rate);
    const isFit = await isPrice(cost);
    setFaulty(isFit ? undefined : draft.cost);
    const said = { comments: quote.comments ?? '', because: draft.because.trim() };
    if (!isFit || !rate_type) return;
    const now = new Date(site.now);
    const next = { rate: rate_type, today: ukDay(now), usualEnd: usualEnd(now) };
    const detail = keptDetail(quote, next);
    const file = draft.pdf === 'same' ? {} : { file: draft.files[0]?.id ?? null };
    await act.run({ cost, rate_type, currency: CURRENCY, ...said, ...(detail && { detail }), ...file });
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send();
  };
  const fileName = (draft.pdf === 'same' ? quote.file : draft.files[0])?.name ?? null;
  return { draft, change, act, submit, fileName, isFaulty: faulty === draft.cost };
}
