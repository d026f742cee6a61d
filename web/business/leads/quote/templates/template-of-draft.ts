import type { NewTemplateContents, TemplateContents } from '../../../../../contract/quote-templates.ts';
import { detailIn, withLines } from '../detail-of-draft.ts';
import type { QuoteDraft } from '../quote-draft.ts';

/** What the next quote may say too: neither the price without lines nor any day. Nothing where that is nothing. */
export function contentsOf(draft: QuoteDraft): NewTemplateContents | undefined {
  const said = detailIn({ ...draft, start: '', validUntil: '' });
  const message = draft.message.trim();
  return said || message ? { ...said, ...(message && { message }) } : undefined;
}

/** What is filled in from a template. What it says nothing of stays as it was typed. */
export function draftFrom(contents: TemplateContents): Partial<QuoteDraft> {
  const { message, lines, vat, included, not_included, duration, deposit_percent } = contents;
  return {
    ...(lines.length > 0 &&
      withLines(
        lines.map(({ quantity, unit_price, ...line }) => ({
          ...line,
          quantity: String(quantity),
          price: typed(unit_price),
        })),
      )),
    ...(message && { message }),
    ...(vat && { vat }),
    ...(included && { included }),
    ...(not_included && { notIncluded: not_included }),
    ...(duration && { duration: String(duration.count), durationUnit: duration.unit }),
    ...(deposit_percent !== null && { deposit: String(deposit_percent) }),
  };
}

/** As somebody would type it: 48.50, and 50. */
const typed = (pounds: number): string => pounds.toFixed(2).replace(/\.00$/, '');
