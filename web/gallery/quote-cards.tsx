import { useEffect } from 'react';
import { quoteFileAddress } from '../../contract/pictures.ts';
import { MoreDetail } from '../business/leads/quote/more-detail.tsx';
import { NEW_LINE, withLines } from '../business/leads/quote/detail-of-draft.ts';
import type { DraftLine } from '../business/leads/quote/quote-draft.ts';
import { QuoteFileField } from '../business/leads/quote/quote-file-field.tsx';
import { ChooseTemplate } from '../business/leads/quote/templates/choose-template.tsx';
import { SaveTemplate } from '../business/leads/quote/templates/save-template.tsx';
import { QuoteFields } from '../business/leads/quote-fields.tsx';
import { useAnswer } from '../business/leads/use-answer.ts';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { quoteTemplatesCopy } from '../copy/quote-templates.copy.ts';
import { QuoteDetails } from '../marketplace/quotes/quote-details.tsx';
import { QuotePdf } from '../marketplace/quotes/quote-pdf.tsx';
import type { Cards } from './cards.tsx';
import { behind } from './opener.tsx';
import { owner } from './people.ts';
import { lead, quoteTemplates } from './samples.gen.ts';
import { DETAILED } from './samples.ts';
import { type Answers, seenBy } from './world.tsx';

const { sample, talk } = galleryCopy;
const PLAN = talk.files.plan;
const ignore = () => undefined;

const LINES: DraftLine[] = [
  { ...NEW_LINE, text: sample.labour, quantity: '2.5', unit: 'hour', price: '48.50' },
  { ...NEW_LINE, kind: 'materials', text: sample.materials, price: '89.99' },
];

const fileField = (name: string | null) => (
  <QuoteFileField name={name} onBrought={ignore} onRemoved={ignore} />
);
const FILE = { id: 'quote-1', file: { url: quoteFileAddress('quote-1'), name: PLAN, bytes: 20_480 } };

const LONG_NAME = { id: 'long', name: talk.conversations.longest };
const SEVERAL = {
  templates: [
    ...quoteTemplates.templates,
    ...quoteTemplates.templates.slice(0, 1).map((one) => ({ ...one, ...LONG_NAME })),
  ],
};

const choosing = (answer: Answers['quoteTemplates']) =>
  behind(quoteTemplatesCopy.open, (onClose) =>
    seenBy(owner, <ChooseTemplate onChoose={onClose} onSave={ignore} onClose={onClose} />, {
      answers: { quoteTemplates: answer },
    }),
  );

/** A quote as it is written, from a template too, and what is shown of it. */
export const quoteCards: Cards = {
  'QuoteFields, MoreDetail': {
    normal: seenBy(owner, <PlainForm />),
    filled: seenBy(owner, <FilledForm />),
  },
  QuoteFileField: { empty: fileField(null), filled: fileField(PLAN) },
  QuotePdf: { normal: <QuotePdf quote={FILE} of={sample.firm} /> },
  QuoteDetails: { normal: <QuoteDetails {...DETAILED} /> },
  'ChooseTemplate, RemoveTemplate, SaveTemplate': {
    normal: choosing(SEVERAL),
    empty: choosing({ templates: [] }),
    asked: behind(quoteTemplatesCopy.save, (onClose) =>
      seenBy(owner, <SaveTemplate contents={{ message: quoteTemplatesCopy.note }} onClose={onClose} />, {
        answers: { quoteTemplates },
      }),
    ),
  },
};

function PlainForm() {
  return <QuoteFields answer={useAnswer({ ...lead, id: 'lead-10' })} />;
}

/** As somebody finds it who comes back to it. */
function FilledForm() {
  const answer = useAnswer({ ...lead, id: 'lead-11' });
  const { change } = answer;
  useEffect(() => {
    change({
      ...withLines(LINES),
      message: sample.comments,
      included: sample.included,
      deposit: '10',
      validUntil: '2027-03-30',
    });
  }, [change]);
  return answer.draft.lines.length > 0 && <MoreDetail answer={answer} />;
}
