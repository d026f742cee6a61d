import { quoteFileAddress } from '../../contract/pictures.ts';
import { useEffect } from 'react';
import type { Lead } from '../../contract/leads.ts';
import { MoreDetail } from '../business/leads/quote/more-detail.tsx';
import { NEW_LINE, withLines } from '../business/leads/quote/detail-of-draft.ts';
import type { DraftLine } from '../business/leads/quote/quote-draft.ts';
import { QuoteFileField } from '../business/leads/quote/quote-file-field.tsx';
import { QuoteFields } from '../business/leads/quote-fields.tsx';
import { useAnswer } from '../business/leads/use-answer.ts';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { QuoteDetails } from '../marketplace/quotes/quote-details.tsx';
import { QuotePdf } from '../marketplace/quotes/quote-pdf.tsx';
import type { CardInStates } from './card-in-states.ts';
import { owner } from './people.ts';
import { detail, lead } from './samples.ts';
import { World } from './world.tsx';

const { sample } = galleryCopy;
const PLAN = galleryCopy.talk.files.plan;
const ignore = () => undefined;

const LINES: DraftLine[] = [
  { ...NEW_LINE, text: sample.labour, quantity: '2.5', unit: 'hour', price: '48.50' },
  { ...NEW_LINE, kind: 'materials', text: sample.materials, price: '89.99' },
];

/** A quote as it is written, and what is shown of it. */
export const quoteCards: readonly CardInStates[] = [
  {
    name: 'QuoteFields, MoreDetail',
    states: [
      [
        'normal',
        (before) => (
          <World who={owner}>
            <PlainForm lead={lead(before, 'lead-7')} />
          </World>
        ),
      ],
      [
        'filled',
        (before) => (
          <World who={owner}>
            <FilledForm lead={lead(before, 'lead-8')} />
          </World>
        ),
      ],
    ],
  },
  {
    name: 'QuoteFileField',
    states: [
      ['empty', () => <QuoteFileField name={null} onBrought={ignore} onRemoved={ignore} />],
      ['filled', () => <QuoteFileField name={PLAN} onBrought={ignore} onRemoved={ignore} />],
    ],
  },
  {
    name: 'QuotePdf',
    states: [
      [
        'normal',
        () => (
          <QuotePdf
            quote={{
              id: 'quote-1',
              file: { url: quoteFileAddress('quote-1'), name: PLAN, bytes: 20_480 },
            }}
            of={sample.firm}
          />
        ),
      ],
    ],
  },
  {
    name: 'QuoteDetails',
    states: [['normal', () => <QuoteDetails cost={211.25} detail={detail} />]],
  },
];

const PlainForm = ({ lead: of }: { lead: Lead }) => <QuoteFields answer={useAnswer(of)} />;

/** As somebody finds it who comes back to it. */
function FilledForm({ lead: of }: { lead: Lead }) {
  const answer = useAnswer(of);
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
