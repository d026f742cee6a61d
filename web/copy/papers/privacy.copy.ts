import { brand } from '../../../contract/brand.ts';
import { pageWords } from '../page-words.ts';
import type { Paper, PaperPage } from './paper.ts';

const { name, contact, operator } = brand;

const paper: Paper = {
  title: 'Privacy policy',
  lead: 'What we keep, who sees it, and what you can have done about it.',
  sections: [
    {
      heading: 'Who answers for it',
      text: [`${operator.company}, ${operator.address}. Write to ${contact.supportEmail}.`],
    },
    {
      heading: 'What we keep',
      text: [
        'Your name, e-mail address and mobile number; your password as a hash that nobody can read back; your jobs, leads, quotes, messages and reviews.',
        'Of your devices we keep browser and system, so that you can see where you are signed in.',
        'What you write to us by the contact form, so that we can answer it; for twelve months.',
        'What happened around a job, for six years, as a claim about the work can be brought so long. That you were mailed or texted about it, for twelve months.',
      ],
    },
    {
      heading: 'Who sees it',
      text: [
        'Local Pros near you see your name, the district and what you write. They get your number once they mark interest in your job, or when you accept their quote. You see who has it.',
        'Your full post code goes only to the one you choose. Other customers see your first name beside a review.',
        'A business’s profile is public, apart from its address, its registration number, its papers and its e-mail.',
        'Those who carry our mail and text messages get the address or number they deliver to. Those who take payments get what a payment needs; we never see card or bank details.',
      ],
    },
    {
      heading: 'What we do not do',
      text: [
        'We sell no data and show no advertisements. There are no trackers.',
        'We use two cookies, or three for a moment, and all are needed.',
        'We send offers and news only if you switch them on.',
      ],
      links: [{ label: 'Which cookies, and what for', href: '/cookies' }],
    },
    {
      heading: 'Your rights',
      text: [
        'You may have a copy of what we keep, have it corrected, or have it deleted. The copy and the deletion are in your settings, under Privacy. Invoices are kept for six years, as the law asks.',
        `Write to ${contact.supportEmail}. If you are not content with our answer, you can complain to us, and to the Information Commissioner’s Office.`,
      ],
      links: [{ label: 'How to complain', href: '/complaints' }],
    },
  ],
};

export const privacy: PaperPage = {
  paper,
  page: pageWords(paper.title, `What ${name} keeps about you, who sees it, and what you can do about it.`),
};
