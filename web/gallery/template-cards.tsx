import type { QuoteTemplate } from '../../contract/quote-templates.ts';
import { ChooseTemplate } from '../business/leads/quote/templates/choose-template.tsx';
import { SaveTemplate } from '../business/leads/quote/templates/save-template.tsx';
import { galleryTemplates } from '../copy/gallery-templates.copy.ts';
import { quoteTemplatesCopy } from '../copy/quote-templates.copy.ts';
import type { CardInStates } from './card-in-states.ts';
import { Opener } from './opener.tsx';
import { owner } from './people.ts';
import { World } from './world.tsx';

const nothing = () => undefined;

/** The templates of a business, beside the form of a quote. */
export const templateCards: readonly CardInStates[] = [
  {
    name: 'ChooseTemplate, RemoveTemplate, SaveTemplate',
    states: [
      ['normal', () => <Choosing templates={galleryTemplates} />],
      ['empty', () => <Choosing templates={[]} />],
      ['asked', () => <Saving templates={galleryTemplates} />],
    ],
  },
];

type Given = { templates: readonly QuoteTemplate[] };

const Choosing = ({ templates }: Given) => (
  <Opener label={quoteTemplatesCopy.open}>
    {({ isOpen, onClose }) =>
      isOpen && (
        <World who={owner} answers={{ quoteTemplates: { templates: [...templates] } }}>
          <ChooseTemplate onChoose={onClose} onSave={nothing} onClose={onClose} />
        </World>
      )
    }
  </Opener>
);

const Saving = ({ templates }: Given) => (
  <Opener label={quoteTemplatesCopy.save}>
    {({ isOpen, onClose }) =>
      isOpen && (
        <World who={owner} answers={{ quoteTemplates: { templates: [...templates] } }}>
          <SaveTemplate contents={{ message: quoteTemplatesCopy.note }} onClose={onClose} />
        </World>
      )
    }
  </Opener>
);
