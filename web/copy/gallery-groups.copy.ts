import { type PageWords, pageWords } from './page-words.ts';

type GroupWords = { title: string; shows: string };

const groups = {
  buttons: { title: 'Buttons', shows: 'The way on, the quiet way, and what cannot be taken back.' },
  fields: {
    title: 'Fields',
    shows: 'Where something is typed, picked or handed over, with its hint and its error.',
  },
  choices: { title: 'Choices', shows: 'One of several, several of many, stars, ticks, and the type-ahead.' },
  signs: { title: 'Words and signs', shows: 'Headings, badges, faces, times, sums, stars and steps.' },
  surfaces: {
    title: 'Surfaces',
    shows: 'A card and its parts, tabs, what unfolds, and the bar under the thumb.',
  },
  quiet: { title: 'Quiet states', shows: 'Loading, empty, failed, and more to come.' },
  talk: { title: 'Conversation', shows: 'What two sides write to each other, and the box they write it in.' },
  front: { title: 'In front of the page', shows: 'Dialogs, and toasts that come and go.' },
  cards: {
    title: 'Cards of the deal',
    shows: 'Leads, jobs, quotes, reviews and packages, as each side sees them.',
  },
  account: {
    title: 'Cards of an account',
    shows: 'Personal details, devices, notices, and what a business says of itself.',
  },
  admin: {
    title: 'Cards of the admin area',
    shows: 'Figures, prices, settings and the authenticator of an admin.',
  },
  shell: { title: 'Around the page', shows: 'The header, the banners and the footer, for every visitor.' },
  shop: {
    title: 'What visitors see',
    shows: 'A profile, the page of a trade, and the pieces of the home page.',
  },
  forms: {
    title: 'Forms and questions',
    shows: 'Coming in, registering, paying, and the questions about a job, empty, filled in and wrong.',
  },
  lists: { title: 'Lists of the admin area', shows: 'Tables where there is room, cards on a phone.' },
  pictures: {
    title: 'Pictures of the demo',
    shows: 'What customers found and what businesses made of it, rendered by our own scripts.',
  },
} satisfies Record<string, GroupWords>;

export type GroupName = keyof typeof groups;

/** The contents of the gallery, which no visitor of a live product sees. */
export const galleryContents = {
  title: 'Gallery',
  lead: 'Every part and every card of the product, in every state.',
  menu: 'Groups',
  all: 'All groups',
  next: (title: string) => `Next: ${title}`,
  groups,
  chapters: [
    {
      title: 'Parts',
      groups: ['buttons', 'fields', 'choices', 'signs', 'surfaces', 'quiet', 'talk', 'front'],
    },
    { title: 'Cards', groups: ['cards', 'account', 'admin', 'forms'] },
    { title: 'Whole pages', groups: ['shell', 'shop', 'lists', 'pictures'] },
  ] satisfies { title: string; groups: GroupName[] }[],
};

export const isGroup = (name: string): name is GroupName => Object.hasOwn(groups, name);

/** Of the contents, or of one group. */
export function galleryPage(group: GroupName | undefined): PageWords {
  const { title, lead } = galleryContents;
  const words = group
    ? pageWords(`${title}: ${groups[group].title}`, groups[group].shows)
    : pageWords(title, lead);
  return { ...words, isPrivate: true };
}
