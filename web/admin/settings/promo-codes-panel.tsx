import { TicketPercent } from 'lucide-react';
import type { PromoCode } from '../../../contract/promo-codes.ts';
import { adminSettingsCopy } from '../../copy/admin-settings.copy.ts';
import { useRouterContext } from '../../router-context.ts';
import { Badge } from '../../ui/display/badge.tsx';
import type { AdminSearch } from '../admin-address.ts';
import { promoCodesList } from '../admin-lists.ts';
import type { Column } from '../admin-table.tsx';
import { NamedList } from '../named-list.tsx';
import { usePromoActs } from './use-promo-acts.tsx';

const words = adminSettingsCopy.promo;

/** Every promo code, newest first. */
export function PromoCodesPanel({ search }: { search: AdminSearch }) {
  const { api } = useRouterContext();
  const acts = usePromoActs();
  return (
    <NamedList
      title={adminSettingsCopy.panels.promo}
      search={search}
      list={promoCodesList(api, search)}
      words={words}
      icon={<TicketPercent aria-hidden />}
      columns={COLUMNS}
      acts={acts}
    />
  );
}

const COLUMNS: readonly Column<PromoCode>[] = [
  { heading: words.columns.name, cell: (row) => <span className="text-base font-semibold">{row.name}</span> },
  { heading: words.columns.description, cell: (row) => row.description },
  { heading: words.columns.percentage, isNumber: true, cell: (row) => `${row.percentage}%` },
  {
    heading: words.columns.status,
    cell: (row) => (
      <Badge tone={row.status ? 'good' : 'bad'}>{row.status ? words.active : words.inactive}</Badge>
    ),
  },
];
