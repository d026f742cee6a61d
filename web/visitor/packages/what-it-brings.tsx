import type { ChangeEvent } from 'react';
import { packagesCopy as copy } from '../../copy/packages.copy.ts';
import { Button } from '../../ui/actions/button.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormErrors } from '../../ui/forms/form-errors.tsx';
import type { Prospect } from './read-packages.ts';

type WhatItBringsProps = {
  action: string;
  trades: readonly { slug: string; name: string }[];
  prospect: Prospect;
  /** A code that somebody came with, which comes along. */
  code: string | null;
  onJob: (typed: string) => void;
};

/** Trade, place and a usual job: a plain GET form, which asks with and without script. With script the sums follow what is typed. */
export function WhatItBrings({ action, trades, prospect, code, onJob }: WhatItBringsProps) {
  const { refused, demand, trade } = prospect;
  return (
    <div className="grid gap-5 rounded-card border border-tint-line bg-tint p-5 sm:p-6">
      <h2 className="text-lg font-semibold">{copy.heading}</h2>
      <form action={action} method="get" className="grid gap-4">
        <FormErrors ref={takeThere} fieldErrors={{ postcode: refused }} />
        {code && <input type="hidden" name="promo_code" value={code} />}
        <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr_auto] lg:items-end">
          <Fields trades={trades} prospect={prospect} onJob={onJob} />
          <Button look="primary" type="submit">
            {copy.submit}
          </Button>
        </div>
      </form>
      {demand && trade && <Brings demand={demand} trade={trade.name} />}
    </div>
  );
}

/** The page has loaded again, so nothing would be read out: who is nowhere yet is taken to what is wrong. */
const takeThere = (summary: HTMLElement | null) => {
  if (document.activeElement === document.body) summary?.focus();
};

const Fields = ({ trades, prospect, onJob }: Pick<WhatItBringsProps, 'trades' | 'prospect' | 'onJob'>) => (
  <>
    <SelectField
      name="trade"
      label={copy.trade}
      options={trades.map(({ slug, name }) => ({ value: slug, label: name }))}
      placeholder={copy.chooseTrade}
      defaultValue={prospect.trade?.slug ?? ''}
      required
    />
    <TextField
      name="postcode"
      id="postcode"
      label={copy.postcode}
      error={prospect.refused}
      defaultValue={prospect.postcode}
      maxLength={20}
      autoComplete="postal-code"
      autoCapitalize="characters"
      spellCheck={false}
      required
    />
    <MoneyField
      name="job"
      label={copy.job}
      defaultValue={prospect.job}
      onChange={(event: ChangeEvent<HTMLInputElement>) => onJob(event.target.value)}
      maxLength={8}
    />
  </>
);

type BringsProps = { demand: NonNullable<Prospect['demand']>; trade: string };

const Brings = ({ demand, trade }: BringsProps) => (
  <div role="status" className="grid gap-1 border-t border-tint-line pt-4">
    {demand.leadsAMonth === null ? (
      <p className="max-w-2xl">{copy.tooFew(trade, demand)}</p>
    ) : (
      <>
        <p className="font-display text-3xl tracking-tight tabular-nums">{copy.about(demand)}</p>
        <p className="max-w-2xl text-sm text-ink-soft">{copy.counted(trade, demand)}</p>
      </>
    )}
  </div>
);
