import { brand } from '../../../contract/brand.ts';
import { pageWords } from '../page-words.ts';
import type { Paper, PaperPage } from './paper.ts';

const { name } = brand;

const paper: Paper = {
  title: 'Cookies',
  lead: 'Two cookies, or three for a moment, all needed, and no banner to click away. Nobody else sets one here.',
  sections: [
    {
      heading: 'The cookies',
      text: ['They are ours alone and are sent to nobody else. No script can read the first two.'],
      points: [
        'auth_token keeps you signed in. It lasts 30 days, or until you log out.',
        'known_device remembers for half a year that you signed in on this device, so that somebody who guesses at your password cannot lock you out.',
        'log_out_pending is there only while our server has not heard that you logged out. It goes as soon as the server has, or when you log in again, or after 30 days.',
      ],
    },
    {
      heading: 'What your browser keeps for you',
      text: [
        'These are no cookies: they stay on your device. Nothing of them is sent to us but the place, with which the page of a trade asks who is near.',
      ],
      points: [
        'Whether you chose light or dark colours. Choose System in the footer, and it is forgotten.',
        'A job that you have begun to describe, until you post it or log out.',
        'The place near which you last posted a job or looked for somebody, as the first half of its post code, such as SE1. Choose Show all places on the page of a trade, or log out, and it is forgotten.',
        'What you have typed into a form and not sent yet, and small pictures of the files that go with a message, until you close the tab or log out.',
        'How much has come since you last looked at your dashboard, until you log out.',
        'Where you were on a page, and when it was last loaded again because a part of it was missing, until you close the tab.',
        'The leads or jobs that you last saw, in the words of who posted them and with where they are, to read when you have no connection. They are deleted when you log out.',
        'The parts that our pages are made of, the same for everybody, so that they open quickly and also without a connection.',
      ],
    },
    {
      heading: 'What is not here',
      text: [
        'No advertising, no statistics that follow you, no buttons of social networks that look over your shoulder.',
      ],
    },
    {
      heading: 'How to be rid of them',
      text: [
        'Log out, and the first cookie is gone. Delete the data of this site in your browser, and everything is. You can read all public pages without any of it.',
      ],
      links: [{ label: 'Privacy policy', href: '/privacy-policy' }],
    },
  ],
};

export const cookies: PaperPage = {
  paper,
  page: pageWords(
    paper.title,
    `The cookies that ${name} sets, what your browser keeps besides, and what is not here.`,
  ),
};
