import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { Tx } from '../platform/db/db.ts';
import { fixedId } from './fixed-id.ts';

const Taxonomy = z.array(
  z.object({
    category: z.string(),
    slug: z.string(),
    /** `asks` names the questions of the category that fit this service, in the order in which they are asked. */
    services: z.array(z.object({ name: z.string(), asks: z.array(z.string()) })),
    premium_services: z.array(z.string()),
    questions: z.array(
      z.object({
        id: z.string(),
        label: z.string(),
        type: z.string(),
        options: z.array(z.string()).default([]),
      }),
    ),
    credentials: z.array(z.string()),
  }),
);
type Category = z.infer<typeof Taxonomy>[number];
type Question = Category['questions'][number];

const FILE = new URL('taxonomy.json', import.meta.url);

export const categoryId = (category: string): string => fixedId(`category ${category}`);
export const serviceId = (category: string, service: string): string =>
  fixedId(`service ${category} ${service}`);

export const readTaxonomy = (): Category[] => Taxonomy.parse(JSON.parse(readFileSync(FILE, 'utf8')));

/** Loads the work categories and packages into a database that has none yet; the admin's changes stay. */
export async function seedCatalogue(tx: Tx, now: Date): Promise<void> {
  const existing = await tx.selectFrom('work_categories').select('id').limit(1).executeTakeFirst();
  if (existing) return;
  const taxonomy = readTaxonomy();
  await tx
    .insertInto('work_categories')
    .values(taxonomy.map((category) => categoryRow(category, now)))
    .execute();
  await tx
    .insertInto('services')
    .values(
      taxonomy.flatMap((category) => category.services.map((service) => serviceRow(category, service, now))),
    )
    .execute();
  await tx
    .insertInto('packages')
    .values(PACKAGES.map((row) => ({ id: fixedId(`package ${row.name}`), ...row, created_at: now })))
    .execute();
}

// Pence a month net of VAT: an assumption, which the admin area changes.
export const PACKAGES = [
  { name: 'standard', title: 'Standard', net_pence: 9_500 },
  { name: 'premium', title: 'Premium', net_pence: 19_500 },
] as const;

const categoryRow = ({ category, slug, credentials }: Category, now: Date) => ({
  id: categoryId(category),
  name: category,
  name_key: category.toLowerCase(),
  slug,
  credentials: JSON.stringify(credentials),
  created_at: now,
});

type Service = Category['services'][number];

const serviceRow = (category: Category, service: Service, now: Date) => ({
  id: serviceId(category.category, service.name),
  category_id: categoryId(category.category),
  name: service.name,
  name_key: service.name.toLowerCase(),
  is_premium: category.premium_services.includes(service.name),
  questions: JSON.stringify(questionsOf(category, service)),
  created_at: now,
});

/**
 * What is asked about a job of this service.
 * @throws Error when it names a question that its category does not have
 */
export const questionsOf = ({ category, questions }: Category, { name, asks }: Service): Question[] =>
  asks.map((id) => {
    const question = questions.find((known) => known.id === id);
    if (!question) throw new Error(`${category}: "${name}" asks "${id}", which is not there`);
    return question;
  });
