import type {
  QuoteTemplate,
  NewTemplateContents,
  TemplateContents,
} from '../../../../../contract/quote-templates.ts';
import { quoteTemplatesCopy as copy } from '../../../../copy/quote-templates.copy.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import type { Answer } from '../../use-answer.ts';
import { detailIn, withLines } from '../detail-of-draft.ts';
import type { QuoteDraft } from '../quote-draft.ts';
import { ChooseTemplate } from './choose-template.tsx';
import { SaveTemplate } from './save-template.tsx';

export type TemplatesStep = 'choose' | 'save';

type TemplatesProps = {
  answer: Answer;
  step: TemplatesStep;
  onStep: (step: TemplatesStep | null) => void;
};

/** Chooses a template for the quote that is being written, or saves the quote as one. */
export function Templates({ answer, step, onStep }: TemplatesProps) {
  const contents = contentsOf(answer.draft);
  const close = () => onStep(null);
  const fillIn = (template: QuoteTemplate) => {
    answer.changeDetail(draftFrom(template.contents));
    close();
    toast({ title: copy.filledIn(template.name) });
  };
  // What is wrong in the form is said at its field, where it is mended.
  const save = async () => {
    if (await answer.isDetailRight()) onStep('save');
    else close();
  };
  if (step === 'save' && contents) return <SaveTemplate contents={contents} onClose={close} />;
  return <ChooseTemplate onChoose={fillIn} onSave={contents && (() => void save())} onClose={close} />;
}

/** What the next quote may say too: neither the price without lines nor any day. Nothing where that is nothing. */
function contentsOf(draft: QuoteDraft): NewTemplateContents | undefined {
  const said = detailIn({ ...draft, start: '', validUntil: '' });
  const message = draft.message.trim();
  return said || message ? { ...said, ...(message && { message }) } : undefined;
}

/** What is filled in from a template. What it says nothing of stays as it was typed. */
function draftFrom(contents: TemplateContents): Partial<QuoteDraft> {
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
