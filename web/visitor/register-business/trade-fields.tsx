import { useEffect, useRef } from 'react';
import { registerCopy } from '../../copy/accounts.copy.ts';
import { profileCopy } from '../../copy/profile.copy.ts';
import { LateTrades, type Missing, TradesMissing } from '../../marketplace/catalogue/late-trades.tsx';
import { TradeIcon } from '../../marketplace/catalogue/trade-icon.tsx';
import { useCatalogue } from '../../marketplace/catalogue/use-catalogue.ts';
import { RadioCards } from '../../ui/fields/radio-cards.tsx';
import { TickList } from '../../ui/fields/tick-list.tsx';
import { focusHeading } from '../../ui/navigation/focus-heading.ts';
import { changeFirm, type FirmDraft, useFirmDraft } from './firm-draft.ts';
import type { WizardParts } from './wizard-parts.ts';

const copy = registerCopy.fields;

type FieldsProps = { mend: WizardParts['mend']; error: string | undefined };

/** The trade, a card for each. They come later than the page, which stands as it was drawn until then. */
export const TradeFields = (given: FieldsProps) => (
  <LateTrades missing={NoTrades}>
    <OwnTradeCards {...given} />
  </LateTrades>
);

/** Which services of the trade. */
export const ServiceFields = (given: FieldsProps) => (
  <LateTrades missing={NoTrades}>
    <OwnServiceTicks {...given} />
  </LateTrades>
);

const NoTrades: Missing = (failing) => <TradesMissing {...failing} onArrival={focusHeading} />;

const OwnTradeCards = ({ mend, error }: FieldsProps) => (
  <TradeCards draft={useFirmDraft()} change={changing(mend)} error={error} />
);

const OwnServiceTicks = ({ mend, error }: FieldsProps) => (
  <ServiceTicks draft={useFirmDraft()} change={changing(mend)} error={error} />
);

function changing(mend: WizardParts['mend']) {
  return (part: Partial<FirmDraft>) => {
    changeFirm(part);
    mend(Object.keys(part));
  };
}

type DrawnProps = {
  draft: FirmDraft;
  change: (part: Partial<FirmDraft>) => void;
  error?: string | undefined;
};

export function TradeCards({ draft, change, error }: DrawnProps) {
  const categories = useCatalogue();
  const cards = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Somebody may have chosen before the trades were there.
    const early = cards.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    if (early && early !== draft.workCategories) change({ workCategories: early });
    // oxlint-disable-next-line react/exhaustive-deps -- once, when React takes the cards over
  }, []);
  return (
    <RadioCards
      ref={cards}
      id="workCategories"
      name="workCategories"
      legend={copy.category}
      options={categories.map(({ id, name, slug }) => ({
        value: id,
        label: name,
        sign: <TradeIcon slug={slug} />,
      }))}
      value={draft.workCategories}
      onChange={(workCategories) => change({ workCategories })}
      error={error}
    />
  );
}

export function ServiceTicks({ draft, change, error }: DrawnProps) {
  const trade = useCatalogue().find(({ id }) => id === draft.workCategories);
  if (!trade) return null;
  return (
    <TickList
      id="services"
      legend={copy.services}
      hint={copy.servicesHint}
      options={trade.services.map(({ id, name }) => ({ value: id, label: name }))}
      chosen={draft.services[trade.id] ?? []}
      onChange={(chosen) => change({ services: { ...draft.services, [trade.id]: chosen } })}
      none={profileCopy.allServices(trade.name)}
      error={error}
    />
  );
}
