import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { Tx } from '../../server/platform/db/db.ts';
import { fixedId } from './fixed-id.ts';

const Taxonomy = z.array(
  z.object({
    category: z.string(),
    slug: z.string(),
    services: z.array(z.string()),
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

const FILE = new URL('taxonomy.json', import.meta.url);

export const categoryId = (category: string): string => fixedId(`category ${category}`);
export const serviceId = (category: string, service: string): string =>
  fixedId(`service ${category} ${service}`);

/** Loads the work categories and packages into a database that has none yet; the admin's changes stay. */
export async function seedCatalogue(tx: Tx, now: Date): Promise<void> {
  const existing = await tx.selectFrom('work_categories').select('id').limit(1).executeTakeFirst();
  if (existing) return;
  const taxonomy = Taxonomy.parse(JSON.parse(readFileSync(FILE, 'utf8')));
  await tx
    .insertInto('work_categories')
    .values(taxonomy.map((category) => categoryRow(category, now)))
    .execute();
  await tx
    .insertInto('services')
    .values(taxonomy.flatMap((category) => category.services.map((name) => serviceRow(category, name, now))))
    .execute();
  await tx
    .insertInto('packages')
    .values(PACKAGES.map((row) => ({ id: fixedId(`package ${row.name}`), ...row, created_at: now })))
    .execute();
}

// Pounds a month net of VAT; an assumption about two unexplained numbers of the specification (ruling 16).
export const PACKAGES = [
  { name: 'standard', title: 'Standard', net_pence: 9_500 },
  { name: 'premium', title: 'Premium', net_pence: 19_500 },
] as const;

const categoryRow = ({ category, slug, questions, credentials }: Category, now: Date) => ({
  id: categoryId(category),
  name: category,
  name_key: category.toLowerCase(),
  slug,
  questions: JSON.stringify(questions),
  credentials: JSON.stringify(credentials),
  created_at: now,
});

const serviceRow = ({ category, premium_services }: Category, name: string, now: Date) => ({
  id: serviceId(category, name),
  category_id: categoryId(category),
  name,
  name_key: name.toLowerCase(),
  is_premium: premium_services.includes(name),
  created_at: now,
});
