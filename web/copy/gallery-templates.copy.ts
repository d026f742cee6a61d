import type { QuoteTemplate } from '../../contract/quote-templates.ts';

const NOTHING = {
  message: null,
  lines: [],
  vat: null,
  included: null,
  not_included: null,
  duration: null,
  deposit_percent: null,
};

/** The quote templates of the gallery's plumber. */
export const galleryTemplates: readonly QuoteTemplate[] = [
  {
    id: 'boiler',
    name: 'Boiler service',
    contents: { ...NOTHING, message: 'I ring half an hour before I come. The service takes an hour.' },
  },
  {
    id: 'long',
    name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochtaps',
    contents: {
      ...NOTHING,
      lines: [
        { kind: 'labour', text: 'Take the old tap off', quantity: 2.5, unit: 'hour', unit_price: 48.5 },
        { kind: 'materials', text: 'Mixer tap', quantity: 1, unit: 'item', unit_price: 89.99 },
      ],
    },
  },
];
