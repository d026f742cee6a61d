import { pageWords } from '../page-words.ts';
import type { Paper, PaperPage } from './paper.ts';

const paper: Paper = {
  title: 'How we order lists',
  lead: 'Nobody can pay for a place in a list. This is the whole rule.',
  sections: [
    {
      heading: 'Near a place',
      text: [
        'The nearest Local Pro stands first. Distance is measured between the middles of two post code districts, so that nobody can work out where somebody lives. Of those who are equally near, the one who has been with us longest stands first.',
      ],
    },
    {
      heading: 'In the whole country',
      text: [
        'The best rated of each town come first, then the second best of each, and so on until six are shown.',
        'A rating from few people says less than one from many. So we count as if five more people had each given four stars. The rating that we show is the plain average.',
      ],
    },
    {
      heading: 'Who is in a list',
      text: [
        'Local Pros of the trade whose e-mail address is verified and who can take jobs now. A rating or a distance that you choose leaves out the others and changes no order.',
      ],
    },
    {
      heading: 'What never counts',
      text: [],
      points: [
        'Which package a Local Pro has, or what they have paid.',
        'Whether we earn more from one than from another.',
        'Whom you have looked at before.',
      ],
    },
  ],
};

export const listOrder: PaperPage = {
  paper,
  page: pageWords(
    paper.title,
    `Which Local Pro stands first in our lists, why, and what never counts: payment.`,
  ),
};
