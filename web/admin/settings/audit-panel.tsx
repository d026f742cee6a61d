import { ScrollText } from 'lucide-react';
import type { AuditEntry } from '../../../contract/audit.ts';
import { adminSettingsCopy } from '../../copy/admin-settings.copy.ts';
import { auditCopy } from '../../copy/audit.copy.ts';
import { useRouterContext } from '../../router-context.ts';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';
import { adminAddress, type AdminSearch } from '../admin-address.ts';
import { AdminList } from '../admin-list.tsx';
import { auditList } from '../admin-lists.ts';
import type { Column } from '../admin-table.tsx';
import { Only } from '../list-tools.tsx';
import { When } from '../when.tsx';

const words = adminSettingsCopy.audit;

/** Who did what, to whom or what, and when; of everybody, or of the account or impersonation that the address names. */
export function AuditPanel({ search }: { search: AdminSearch }) {
  const { api } = useRouterContext();
  return (
    <AdminList
      title={adminSettingsCopy.panels.audit}
      search={search}
      list={auditList(api, search)}
      words={words}
      icon={<ScrollText aria-hidden />}
      columns={COLUMNS}
      nameOf={actOf}
      tools={<Narrowed search={search} />}
    />
  );
}

const AUDIT = { tab: 'settings', panel: 'audit' };

const Narrowed = ({ search: { account, impersonation } }: { search: AdminSearch }) =>
  (account || impersonation) && (
    <Only all={{ href: adminAddress(AUDIT), label: words.all }}>
      {impersonation ? words.ofImpersonation : words.ofOne}
    </Only>
  );

const actOf = ({ act, subject }: AuditEntry) => auditCopy.said(act, subject);

const COLUMNS: readonly Column<AuditEntry>[] = [
  { heading: words.columns.act, cell: (row) => <span className="font-semibold">{actOf(row)}</span> },
  { heading: words.columns.admin, cell: (row) => row.admin.name },
  { heading: words.columns.about, cell: (row) => <About entry={row} /> },
  {
    heading: words.columns.changes,
    cell: (row) => (
      <>
        <Changes entry={row} />
        <Requests entry={row} />
      </>
    ),
  },
  { heading: words.columns.when, cell: (row) => <When at={row.createdAt} /> },
];

/** What it is, and under it whose; an account is its own. */
const About = ({ entry: { subject, subjectId, subjectName, account } }: { entry: AuditEntry }) => (
  <span className="grid">
    {subjectId && <span>{subjectName ?? auditCopy.gone(subject)}</span>}
    {account && !(subjectName && OWN.includes(subject)) && <span>{account.name}</span>}
  </span>
);
const OWN = ['account', 'admin'];

const Changes = ({ entry }: { entry: AuditEntry }) =>
  (entry.changes.length > 0 || entry.reason) && (
    <dl className="grid gap-1">
      {entry.changes
        .filter(({ field }) => auditCopy.isShown(field))
        .map((change) => (
          <Change key={change.field} {...change} />
        ))}
      {entry.reason && (
        <div>
          <dt className="inline text-ink-soft">{`${words.reason}: `}</dt>
          <dd className="inline whitespace-pre-line">{entry.reason}</dd>
        </div>
      )}
    </dl>
  );

const Change = ({ field, before, after }: AuditEntry['changes'][number]) => (
  <div>
    <dt className="inline text-ink-soft">{`${auditCopy.field(field)}: `}</dt>
    <dd className="inline">{words.change(said(field, before), said(field, after))}</dd>
  </div>
);

const said = (field: string, kept: string | null): string =>
  kept === null ? words.nothing : auditCopy.value(field, kept);

/** How long somebody was acted as, and the way to each request that was made. */
const Requests = ({ entry: { id, createdAt, impersonation } }: { entry: AuditEntry }) =>
  impersonation && (
    <InnerLink
      href={adminAddress({ ...AUDIT, impersonation: id })}
      className="inline-flex min-h-11 items-center text-link underline underline-offset-4 tabular-nums lg:min-h-6"
    >
      {words.during(impersonation.requests, createdAt, impersonation.until)}
    </InnerLink>
  );
