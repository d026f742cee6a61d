import { type ReactNode, useState } from 'react';
import { SCOPE_LETTERS } from '../../../../contract/quote-words.ts';
import { quoteFormCopy as copy } from '../../../copy/quote-detail.copy.ts';
import { ukDay } from '../../../copy/relative-phrase.ts';
import { useRouterContext } from '../../../router-context.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { LaterQuietly } from '../../../ui/lazy/later-quietly.tsx';
import { part } from '../../../ui/lazy/part.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { Answer } from '../use-answer.ts';
import { LineFields } from './line-fields.tsx';
import { usualEnd } from '../../usual-end.ts';
import { detailIn, isForJob } from './detail-of-draft.ts';
import type { QuoteDraft } from './quote-draft.ts';
import { QuotePreview } from './quote-preview.tsx';

/** Few quotes have one. */
const FILE = part(() => import('./quote-file-field.tsx'));

type DetailProps = { answer: Answer };

/** What a quote can say besides its price, folded until it is wanted or something in it has to be mended. */
export function MoreDetail({ answer }: DetailProps) {
  const [isOpen, setOpen] = useState(() => detailIn(answer.draft) !== undefined);
  const isWrong = Object.keys(answer.faults).length > 0;
  const { site } = useRouterContext();
  const toggle = (opens: boolean) => {
    setOpen(opens);
    // What stands in the field is sent: nobody has an end that they did not see.
    if (opens && answer.draft.validUntil === null)
      answer.changeDetail({ validUntil: usualEnd(new Date(site.now)) });
  };
  return (
    <Disclosure summary={copy.more} isOpen={isOpen || isWrong} onToggle={toggle}>
      <div className="grid gap-6">
        <LineFields answer={answer} />
        <Scope answer={answer} />
        <Terms answer={answer} />
        <LaterQuietly part={FILE}>
          {({ QuoteFileField }) => (
            <QuoteFileField
              name={answer.draft.files[0]?.name ?? null}
              onBrought={(file) => answer.change({ files: [file] })}
              onRemoved={() => answer.change({ files: [] })}
            />
          )}
        </LaterQuietly>
        <QuotePreview draft={answer.draft} lead={answer.lead} />
      </div>
    </Disclosure>
  );
}

function Scope({ answer: { draft, faults, changeDetail } }: DetailProps) {
  return (
    <Pair>
      <TextArea
        label={copy.included}
        name="included"
        rows={2}
        maxLength={SCOPE_LETTERS}
        value={draft.included}
        error={faults['included']}
        onChange={(event) => changeDetail({ included: event.target.value })}
      />
      <TextArea
        label={copy.notIncluded}
        name="not_included"
        rows={2}
        maxLength={SCOPE_LETTERS}
        value={draft.notIncluded}
        error={faults['not_included']}
        onChange={(event) => changeDetail({ notIncluded: event.target.value })}
      />
    </Pair>
  );
}

function Terms({ answer }: DetailProps) {
  const { draft, faults, changeDetail } = answer;
  const { site } = useRouterContext();
  return (
    <Pair>
      <DateField
        label={copy.start}
        name="earliest_start"
        min={ukDay(new Date(site.now))}
        value={draft.start}
        error={faults['earliest_start']}
        onChange={(event) => changeDetail({ start: event.target.value })}
      />
      <Duration answer={answer} />
      <ValidUntil answer={answer} />
      <SelectField
        label={copy.vat}
        hint={copy.vatHint}
        name="vat"
        options={copy.vats}
        placeholder={copy.sayNothing}
        value={draft.vat}
        onChange={(event) => changeDetail({ vat: event.target.value as QuoteDraft['vat'] })}
      />
      {isForJob(draft) && (
        <TextField
          label={copy.deposit}
          hint={copy.depositHint}
          name="deposit"
          inputMode="numeric"
          autoComplete="off"
          value={draft.deposit}
          error={faults['deposit_percent']}
          onChange={(event) => changeDetail({ deposit: event.target.value })}
        />
      )}
    </Pair>
  );
}

function ValidUntil({ answer: { draft, faults, changeDetail } }: DetailProps) {
  const { site } = useRouterContext();
  return (
    <DateField
      label={copy.validUntil}
      hint={copy.validHint}
      name="valid_until"
      min={ukDay(new Date(site.now))}
      value={draft.validUntil ?? ''}
      error={faults['valid_until']}
      onChange={(event) => changeDetail({ validUntil: event.target.value })}
    />
  );
}

const Duration = ({ answer: { draft, faults, changeDetail } }: DetailProps) => (
  <div className="grid grid-cols-2 items-start gap-3">
    <TextField
      label={copy.duration}
      name="duration"
      inputMode="numeric"
      autoComplete="off"
      value={draft.duration}
      error={faults['duration.count']}
      onChange={(event) => changeDetail({ duration: event.target.value })}
    />
    <SelectField
      label={copy.durationUnit}
      name="duration_unit"
      options={copy.durations}
      value={draft.durationUnit}
      onChange={(event) => changeDetail({ durationUnit: event.target.value as QuoteDraft['durationUnit'] })}
    />
  </div>
);

/** Beside each other where there is room, and below each other on a phone. */
const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid items-start gap-4 sm:grid-cols-2">{children}</div>
);
