import { brand } from '../../../contract/brand.ts';
import { pageWords } from '../page-words.ts';
import type { Paper, PaperPage } from './paper.ts';

const { name, contact } = brand;

const paper: Paper = {
  title: 'Accessibility',
  lead: `Everybody should be able to post a job and to answer one. This is how far ${name} has come.`,
  sections: [
    {
      heading: 'What we hold ourselves to',
      text: [
        'The Web Content Accessibility Guidelines 2.2 at level AA. Each page is tested against them by a machine before it goes out, in light and in dark colours.',
      ],
    },
    {
      heading: 'What you can do',
      text: [],
      points: [
        'Use every page with the keyboard alone, in an order that makes sense, and see where you are.',
        'Hear with a screen reader what has happened, without being taken away from where you were.',
        'Enlarge to 200 per cent, or use a screen 320 pixels wide, without scrolling sideways.',
        'Choose light or dark colours in the footer, or the high-contrast colours of your own system.',
        'Switch animation off in your system: nothing moves here then.',
        'Read every public page without JavaScript.',
      ],
    },
    {
      heading: 'What does not work yet',
      text: [
        'Papers and pictures that businesses upload may lack a description. The map of a service area is drawn; the same is said in words beside it.',
        'Logging in, registering, writing to us by the form and the dashboards need JavaScript. Without it, please call or write.',
        'We test with machines and by hand; a test by people with disabilities has not been made yet.',
      ],
    },
    {
      heading: 'Tell us what stands in your way',
      text: [
        `Write to ${contact.supportEmail} or call ${contact.supportNumbers[0]}, ${contact.enquiryHours}. Say what you wanted to do and what you use. We answer within 10 working days, and can take a job from you by phone meanwhile.`,
        'If you are not content with our answer, the Equality Advisory and Support Service can advise you.',
      ],
      links: [{ label: 'Write to us', href: '/contact-us' }],
    },
    { heading: 'This statement', text: ['Written on 20 November 2026.'] },
  ],
};

export const accessibility: PaperPage = {
  paper,
  page: pageWords(
    paper.title,
    `How ${name} can be used by everybody, what does not work yet, and how to tell us.`,
  ),
};
