import type { WorkCategory } from '../../contract/catalogue.ts';
import type { ServiceChoice } from '../customer/post-job/service-choice.ts';
import { galleryCopy } from '../copy/gallery.copy.ts';

const { sample } = galleryCopy;

const questions = [{ id: 'water', label: sample.question, type: 'radio', options: [sample.answer] }];

const plumbing: WorkCategory = {
  id: 'plumbing',
  slug: 'plumbing',
  name: sample.trade,
  services: [...sample.services, sample.longService].map((name) => ({ id: name, name, questions })),
};

/** The trades that the people of the gallery know. */
export const CATALOGUE: WorkCategory[] = [
  plumbing,
  { ...plumbing, id: 'electrical', slug: 'electrical', name: sample.otherTrade, services: [] },
];

export const SERVICE: ServiceChoice = {
  id: sample.service,
  name: sample.service,
  questions,
  trade: plumbing,
};
