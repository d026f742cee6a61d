import { maskContacts } from '../../../../contract/contact-mask.ts';
import type { Lead } from '../../../../contract/leads.ts';
import type { QuoteDetail } from '../../../../contract/quote-detail.ts';
import { hundredths, linePence, shareOf, vatWithin } from '../../../../contract/quote-sums.ts';
import { VAT_PERCENT } from '../../../../contract/quote-words.ts';
import { quoteFormCopy as copy } from '../../../copy/quote-detail.copy.ts';
import { useSession } from '../../../marketplace/accounts/session.ts';
import { Person } from '../../../marketplace/jobs/person.tsx';
import { typedPounds } from '../../../marketplace/prices/typed-pounds.ts';
import { QuoteDetails } from '../../../marketplace/quotes/quote-details.tsx';
import { useCurrentBusiness } from '../../../marketplace/team/own-businesses.ts';
import { Money } from '../../../ui/display/money.tsx';
import { detailIn, isWhole } from './detail-of-draft.ts';
import type { QuoteDraft } from './quote-draft.ts';

type PreviewProps = { draft: QuoteDraft; lead: Lead };

/**
 * The card that the customer will have, as it stands now: what is no figure yet is left out, and contact details are hidden
 * as the server will hide them.
 */
export function QuotePreview({ draft, lead }: PreviewProps) {
  const customer = lead.user.name;
  const cost = typedPounds(draft.cost);
  const masked = lead.is_interested ? draft : withoutContacts(draft);
  const message = masked.message.trim();
  const detail = shownDetail(masked, cost);
  return (
    <section aria-label={copy.previewTitle(customer)} className="grid gap-2">
      <p aria-hidden className="text-sm text-ink-soft">
        {copy.previewTitle(customer)}
      </p>
      <div className="grid min-w-0 gap-4 rounded-card border border-line bg-page p-4">
        <p className="font-display text-2xl">
          {Number.isFinite(cost) ? <Money pounds={cost} rate={draft.rate} /> : copy.noPrice}
        </p>
        <Sender />
        {message && <p className="wrap-anywhere whitespace-pre-line">{message}</p>}
        {detail && <QuoteDetails cost={Number.isFinite(cost) ? cost : 0} detail={detail} />}
      </div>
    </section>
  );
}

const withoutContacts = (draft: QuoteDraft): QuoteDraft => ({
  ...draft,
  message: maskContacts(draft.message),
  included: maskContacts(draft.included),
  notIncluded: maskContacts(draft.notIncluded),
  lines: draft.lines.map((line) => ({ ...line, text: maskContacts(line.text) })),
});

function Sender() {
  const user = useSession()?.user;
  const business = useCurrentBusiness();
  if (!user || !business) return null;
  return (
    <Person picture={user.avatar} name={business.name} title={user.name}>
      <span>{business.name}</span>
    </Person>
  );
}

/** What the server will make of the draft, by the same rules. */
function shownDetail(draft: QuoteDraft, cost: number): QuoteDetail | null {
  const said = detailIn(draft);
  if (!said) return null;
  const pence = Number.isFinite(cost) ? hundredths(cost) : null;
  const percent = draft.vat === '' ? null : VAT_PERCENT[draft.vat];
  const deposit = numberOrNull(said.deposit_percent);
  const days = numberOrNull(said.duration?.count);
  return {
    lines: (said.lines ?? []).filter(isWhole).map((line) => ({ ...line, sum: linePence(line) / 100 })),
    vat: said.vat ?? null,
    vat_amount: pence === null || percent === null ? null : vatWithin(pence, percent) / 100,
    included: said.included ?? null,
    not_included: said.not_included ?? null,
    earliest_start: said.earliest_start ?? null,
    valid_until: said.valid_until ?? null,
    duration: days === null ? null : { count: days, unit: draft.durationUnit },
    deposit_percent: deposit,
    deposit_amount: pence === null || deposit === null ? null : shareOf(pence, deposit) / 100,
  };
}

const numberOrNull = (figure: number | null | undefined): number | null =>
  typeof figure === 'number' && Number.isFinite(figure) ? figure : null;
