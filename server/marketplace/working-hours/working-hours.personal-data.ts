import { sql } from 'kysely';
import { ownedBy } from '../actors.ts';
import { type Declared, each, exported, gone, ofBusiness } from '../personal-data.ts';

export const workingHoursData: Declared<'working_hours'> = {
  working_hours: {
    of: ofBusiness(),
    onErasure: 'rows go',
    columns: each(['opens', 'closes', 'off_from', 'off_until', 'gap_minutes', 'ahead_hours'], exported(gone)),
    copy: {
      section: 'workingHours',
      as: 'h',
      from: (id) => sql`working_hours h where h.business_id in ${ownedBy(id)}`,
      order: sql`h.business_id`,
    },
    retention: { keeps: 'with its account', because: 'when the business works' },
  },
};
