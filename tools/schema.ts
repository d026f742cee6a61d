import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { generate, PostgresDialect } from 'kysely-codegen';
import { JOB_WORDS } from '../contract/job-words.ts';
import { type Db, inTransaction, openDatabase } from '../server/platform/db/db.ts';
import { migrate } from '../server/platform/db/migrate.ts';
import { createLog } from '../server/platform/log/log.ts';
import { makeBooks } from '../server/seed/simulator/schema.ts';
import { type Cluster, throwawayCluster } from '../server/testing/cluster.ts';

const HEADER =
  '// Made from the migrations in database/ by `npm run schema`: add a migration, never edit this. One file, since kysely-codegen writes one.\n\n';
const SIMULATOR_HEADER = '// Made from schema.ts beside it by `npm run schema`: never edit this.\n\n';

const FILES = {
  /** As the migrations make the tables. */
  ours: new URL('../server/platform/db/schema.gen.ts', import.meta.url),
  /** Those of the payment simulator, which are in a schema of their own. */
  simulator: new URL('../server/seed/simulator/tables.gen.ts', import.meta.url),
};

type Types = Record<keyof typeof FILES, string>;

export async function schemaTypes(database: Pick<Cluster, 'ownerUrl'>): Promise<Types> {
  const { db, close } = openDatabase(database.ownerUrl, { size: 2, log: createLog('error') });
  try {
    await migrate(db);
    const ours = withFreeText(withKinds(await typesOf(db, { excludePattern: 'kysely_*' })));
    await inTransaction(db, makeBooks);
    const simulator = await typesOf(db, { includePattern: 'simulator.*' });
    return { ours: `${HEADER}${ours}`, simulator: `${SIMULATOR_HEADER}${simulator}` };
  } finally {
    await close();
  }
}

type Which = { excludePattern?: string; includePattern?: string };

const typesOf = (db: Db, which: Which): Promise<string> =>
  generate({ db, dialect: new PostgresDialect(), outFile: null, ...which });

const KINDS = { BusinessId: 'business_id', UserId: 'account_id|admin_id|customer_id|owner_id' };
const OWN_IDS = { BusinessId: 'Businesses', UserId: 'Accounts' };

/** Whose id a column holds, by its name, so that handing one kind where another belongs does not compile. */
function withKinds(types: string): string {
  let text = types.replace(
    /(?<=^import .*\n)/m,
    `import type { ${Object.keys(KINDS).join(', ')} } from "../ids.ts";\n`,
  );
  for (const [kind, columns] of Object.entries(KINDS))
    text = text.replaceAll(new RegExp(`(?<=^  (?:${columns}): )string`, 'gm'), kind);
  for (const [kind, table] of Object.entries(OWN_IDS))
    text = text.replace(new RegExp(`(?<=^export interface ${table} \\{[^}]*?^  id: )string`, 'm'), kind);
  return text;
}

/** The columns that hold what people wrote in their own words, by table. */
const FREE_TEXT: Record<string, readonly string[]> = {
  AgreementOffers: ['words'],
  Agreements: ['customer_words'],
  Businesses: ['description'],
  EarlyEnds: ['reason'],
  Enquiries: ['message'],
  ExtraAnswers: ['words'],
  Extras: ['reason'],
  JobPhotos: ['text'],
  Jobs: JOB_WORDS,
  Messages: ['body'],
  Snags: ['text'],
  QuoteDetails: ['included', 'not_included'],
  QuoteLines: ['text'],
  QuoteDeclines: ['words'],
  QuoteRevisions: ['because'],
  Quotes: ['comments'],
  ReportedWords: ['words'],
  Reports: ['note'],
  ReviewAnswers: ['words'],
  Reviews: ['comment'],
  SavedReplies: ['body'],
  VisitProposals: ['words'],
  Visits: ['words'],
  WorkPictures: ['text'],
};

/** Gives them a type that no view can answer as it is. */
function withFreeText(types: string): string {
  let text = types.replace(/(?<=^import .*\n)/m, 'import type { FreeColumn } from "./free-text.ts";\n');
  for (const [table, columns] of Object.entries(FREE_TEXT))
    text = text.replace(new RegExp(`^export interface ${table} \\{[^}]*`, 'm'), (columnsOfIt) =>
      columns.reduce(withFreeColumn, columnsOfIt),
    );
  return text;
}

const withFreeColumn = (table: string, column: string): string =>
  table.replace(
    new RegExp(`(?<=^  ${column}: )(?:string( \\| null)?|(Generated<string>))(?=;)`, 'm'),
    (_, isNullable?: string, hasDefault?: string) =>
      isNullable ? 'FreeColumn<null>' : hasDefault ? 'FreeColumn<never, undefined>' : 'FreeColumn',
  );

export const committedTypes = (): Types => ({
  ours: readFileSync(FILES.ours, 'utf8'),
  simulator: readFileSync(FILES.simulator, 'utf8'),
});

// `node tools/schema.ts` rewrites the files after a migration was added.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const cluster = await throwawayCluster();
  try {
    const { ours, simulator } = await schemaTypes(cluster);
    writeFileSync(FILES.ours, ours);
    writeFileSync(FILES.simulator, simulator);
  } finally {
    await cluster.stop();
  }
}
