import { contract } from '../server/platform/db/migrate.ts';
import { onDatabase } from './geo/database.ts';

/** After a release is out everywhere: takes away what only the release before it used; see docs/runbooks/new-migration.md. */
await onDatabase(async ({ db }) => {
  const done = await contract(db);
  process.stdout.write(done.length > 0 ? `Done: ${done.join(', ')}.\n` : 'Nothing was waiting.\n');
});
