import type { TemplateContents } from '../../../contract/quote-templates.ts';
import type { Tx } from '../../platform/db/db.ts';
import { fixedId } from '../fixed-id.ts';
import { businessId } from './people.ts';

const labour = (text: string, hours: number) =>
  ({ kind: 'labour', text, quantity: hours, unit: 'hour', unit_price: 48.5 }) as const;
const materials = (text: string, unit_price: number) =>
  ({ kind: 'materials', text, quantity: 1, unit: 'item', unit_price }) as const;

/** What Anna quotes again and again. */
const TEMPLATES: { name: string; contents: TemplateContents }[] = [
  {
    name: 'New kitchen tap',
    contents: {
      message: 'I bring the tap along and take the old one away.',
      lines: [labour('Take the old tap off and fit the new one', 1.5), materials('Mixer tap, chrome', 64)],
      vat: 'included_20',
      included: 'New flexible pipes and valves where they are needed.',
      not_included: 'Work on the worktop.',
      duration: { count: 2, unit: 'hours' },
      deposit_percent: 0,
    },
  },
  {
    name: 'Look for a leak',
    contents: {
      message: 'I look for it first and tell you what it will cost before I begin.',
      lines: [labour('Find the leak', 1)],
      vat: 'included_20',
      included: 'A photo of what I find.',
      not_included: null,
      duration: { count: 1, unit: 'hours' },
      deposit_percent: null,
    },
  },
];

export async function seedTemplates(tx: Tx, now: Date): Promise<void> {
  await tx
    .insertInto('quote_templates')
    .values(
      TEMPLATES.map(({ name, contents }) => ({
        id: fixedId(`quote template ${name}`),
        business_id: businessId('Anna'),
        name,
        contents: JSON.stringify(contents),
        created_at: now,
      })),
    )
    .execute();
}
