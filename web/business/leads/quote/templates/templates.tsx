import type { QuoteTemplate } from '../../../../../contract/quote-templates.ts';
import { quoteTemplatesCopy as copy } from '../../../../copy/quote-templates.copy.ts';
import { toast } from '../../../../ui/toast.ts';
import type { Answer } from '../../use-answer.ts';
import { ChooseTemplate } from './choose-template.tsx';
import { SaveTemplate } from './save-template.tsx';
import { contentsOf, draftFrom } from './template-of-draft.ts';

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
