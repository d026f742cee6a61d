import * as z from 'zod/mini';
import { routes } from './kernel.ts';

export const JobQuestion = z.object({
  id: z.string(),
  label: z.string(),
  type: z.string(),
  options: z.array(z.string()),
});
export type JobQuestion = z.output<typeof JobQuestion>;

export const WorkCategory = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  services: z.array(z.object({ id: z.string(), name: z.string(), questions: z.array(JobQuestion) })),
});
export type WorkCategory = z.output<typeof WorkCategory>;

/** One of the 124 post code areas. */
export const Location = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  lat: z.number(),
  lng: z.number(),
});
export type Location = z.output<typeof Location>;

export const catalogueRoutes = routes({
  workCategories: {
    method: 'GET',
    path: '/work-category',
    summary: 'The work categories on offer, with their services and the questions asked about a job',
    by: 'anyone',
    whileActing: 'may',
    isPacked: true,
    answers: z.object({ workCategories: z.array(WorkCategory) }),
    refuses: [],
  },
  locations: {
    method: 'GET',
    path: '/locations',
    summary: 'The post code areas, by name',
    by: 'anyone',
    whileActing: 'may',
    isPacked: true,
    answers: z.object({ locations: z.array(Location) }),
    refuses: [],
  },
});
