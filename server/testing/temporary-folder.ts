import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder below the system's temporary one. Who makes it removes it. */
export function temporaryFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  // As root, PostgreSQL runs as another account, which must get in.
  chmodSync(folder, 0o755);
  return folder;
}
