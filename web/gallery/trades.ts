import type { WorkCategory } from '../../contract/catalogue.ts';
import type { ServiceChoice } from '../customer/post-job/service-choice.ts';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { workCategory } from './samples.gen.ts';

const { sample } = galleryCopy;

const questions = [{ id: 'water', label: sample.question, type: 'radio', options: [sample.answer] }];
const services = [...workCategory.services, { id: 'long', name: sample.longService }];

const plumbing: WorkCategory = {
  ...workCategory,
  services: services.map(({ id, name }) => ({ id, name, questions })),
};

/** The trades that the people of the gallery know. */
export const CATALOGUE: WorkCategory[] = [
  plumbing,
  { ...plumbing, id: 'electrical', slug: 'electrical', name: sample.otherTrade, services: [] },
];

const [id = ''] = services.filter(({ name }) => name === sample.service).map((service) => service.id);
export const SERVICE: ServiceChoice = { id, name: sample.service, questions, trade: plumbing };
