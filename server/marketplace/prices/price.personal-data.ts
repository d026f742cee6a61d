import { type Declared, notPersonal } from '../personal-data.ts';
import { days } from '../retention.ts';

export const priceData: Declared<'price_ranges'> = {
  price_ranges: {
    of: null,
    onErasure: 'rows stay',
    columns: { place: notPersonal('the middle half of ten quotes and more of three businesses and more') },
    retention: {
      keeps: days(400),
      since: 'ended_at',
      because: 'a new range must differ by ten quotes from every one of the twelve months before it',
    },
  },
};
