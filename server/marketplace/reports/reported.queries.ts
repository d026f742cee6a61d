import { sql } from 'kysely';
import type { Reader } from '../../platform/db/db.ts';
import { preparedOnce, type Slots } from '../../platform/db/prepared-statements.ts';
import { select } from '../../platform/db/select-list.ts';
import type { UserId } from '../../platform/ids.ts';

type Person = { leadId: string; accountId: UserId };

/** The messages of a conversation that a person has reported. */
export async function reportedBy(db: Reader, person: Person): Promise<ReadonlySet<string>> {
  const rows = await reported(db, person);
  return new Set(rows.map(({ message_id }) => message_id));
}

const reported = preparedOnce(
  'reported-messages',
  ({ leadId, accountId }: Slots<Person>) => select({ message_id: sql<string>`r.message_id` })`
    from reports r where r.reporter_id = ${accountId} and r.lead_id = ${leadId}`,
);
