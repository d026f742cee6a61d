import type { DB } from '../../platform/db/schema.gen.ts';
import { accountData } from '../accounts/index.ts';
import { billingData } from '../billing/index.ts';
import { businessData } from '../businesses/index.ts';
import { catalogueData } from '../catalogue/index.ts';
import { consentData } from '../consents/index.ts';
import { engagementData } from '../engagements/index.ts';
import { enquiryData } from '../enquiries/index.ts';
import { fileData } from '../files/index.ts';
import { jobData } from '../jobs/index.ts';
import { leadData } from '../leads/index.ts';
import { noticeData } from '../notifications/index.ts';
import type { Column, Declaration, PersonalColumn } from '../personal-data.ts';
import { quoteData } from '../quotes/index.ts';
import { recordData } from '../records/index.ts';
import { reviewData } from '../reviews/index.ts';
import { teamData } from '../team/index.ts';
import { platformData } from './platform.personal-data.ts';
import { privacyData } from './privacy.personal-data.ts';

/** They hold no rows of their own. */
type View = 'accounts_to_find' | 'members';
type Table = Exclude<keyof DB, View>;

/** In the order in which the copy of one's data shows them. */
const BY_TABLE = {
  ...accountData,
  ...noticeData,
  ...consentData,
  ...recordData,
  ...fileData,
  ...enquiryData,
  ...teamData,
  ...jobData,
  ...engagementData,
  ...reviewData,
  ...businessData,
  ...leadData,
  ...quoteData,
  ...billingData,
  ...privacyData,
  ...catalogueData,
  ...platformData,
} satisfies { [T in Table]: Declaration<T> };

/** Any table's declaration, whose columns are known by their names only. */
export type DeclaredTable = Omit<Declaration, 'columns'> & {
  table: string;
  columns: Record<string, Column | undefined>;
};

/** Every table of the market. */
export const DECLARED: readonly DeclaredTable[] = Object.entries<Omit<DeclaredTable, 'table'>>(BY_TABLE).map(
  ([table, declaration]) => ({ ...declaration, table }),
);

/** The personal columns of a table with what was declared of them. */
export const personalColumnsOf = ({ columns }: DeclaredTable): [name: string, column: PersonalColumn][] =>
  Object.entries(columns).flatMap(([name, column]) =>
    column && 'onErasure' in column ? [[name, column]] : [],
  );
