import type { QuoteTemplate } from '../../../../../contract/quote-templates.ts';
import { quoteTemplatesCopy } from '../../../../copy/quote-templates.copy.ts';
import { AskedRemoval, NamedNote } from '../../../../marketplace/dashboard/asked-removal.tsx';
import type { ApiClient } from '../../../../api-client.ts';

const words = quoteTemplatesCopy.removal;

const REMOVE = {
  name: 'removeQuoteTemplate',
  call: (api: ApiClient, id: string) => api.removeQuoteTemplate({ params: { id } }),
  reloads: ['quoteTemplates'],
} as const;

type RemoveTemplateProps = { template: QuoteTemplate; onClose: () => void };

export const RemoveTemplate = ({ template: { id, name }, onClose }: RemoveTemplateProps) => (
  <AskedRemoval
    words={words}
    id={id}
    act={REMOVE}
    note={<NamedNote name={name} note={words.note} />}
    onClose={onClose}
  />
);
