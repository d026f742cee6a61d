import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { PaymentFlag } from '../../../contract/payment-flags.ts';
import { adminCopy } from '../../copy/admin.copy.ts';
import { pounds } from '../../copy/money.ts';
import { paymentFlagsCopy as words } from '../../copy/payment-flags.copy.ts';
import { useRouterContext } from '../../router-context.ts';
import { ActionMenu } from '../../ui/actions/action-menu.tsx';
import { AskedAbout } from '../../ui/dialogs/asked-about.tsx';
import { Confirm } from '../../ui/dialogs/confirm.tsx';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';
import { adminAddress, type AdminSearch } from '../admin-address.ts';
import { AdminList } from '../admin-list.tsx';
import { paymentFlagsList } from '../admin-lists.ts';
import type { Column } from '../admin-table.tsx';
import { useAdminAct } from '../use-admin-act.ts';
import { When } from '../when.tsx';

const nameOf = ({ why, business }: PaymentFlag) => words.of(words.whys[why].said, business.name);

/** What somebody has to look at in the payments, until somebody has. */
export function PaymentFlagsPanel({ search }: { search: AdminSearch }) {
  const { api } = useRouterContext();
  const [asked, setAsked] = useState<PaymentFlag | null>(null);
  return (
    <>
      <AdminList
        title={words.title}
        search={search}
        list={paymentFlagsList(api, search)}
        words={words}
        icon={<CircleCheck aria-hidden />}
        columns={COLUMNS}
        nameOf={nameOf}
        actionsOf={(flag) => (
          <ActionMenu
            label={adminCopy.actions.of(nameOf(flag))}
            items={[{ label: words.settle.button, run: () => setAsked(flag) }]}
          />
        )}
      />
      {asked && <Settle flag={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function Settle({ flag, onClose }: { flag: PaymentFlag; onClose: () => void }) {
  const settle = useAdminAct({
    name: 'settlePaymentFlag',
    call: (api, id: string) => api.settlePaymentFlag({ params: { id } }),
    gone: words.settle.gone,
    done: words.settle.done,
    onDone: onClose,
  });
  return (
    <Confirm
      title={words.settle.title}
      note={
        <AskedAbout
          note={words.settle.note(words.whys[flag.why].said, flag.business.name)}
          facts={[flag.amount !== null && pounds(flag.amount), flag.reference].filter(Boolean).join(', ')}
        />
      }
      confirmLabel={words.settle.confirm}
      isOpen
      isBusy={settle.isWorking}
      onConfirm={() => void settle.run(flag.id)}
      onClose={onClose}
    />
  );
}

const COLUMNS: readonly Column<PaymentFlag>[] = [
  {
    heading: words.columns.why,
    cell: ({ why }) => (
      <span className="grid max-w-sm gap-0.5">
        <span className="text-base font-semibold">{words.whys[why].said}</span>
        <span className="text-ink-soft">{words.whys[why].todo}</span>
      </span>
    ),
  },
  {
    heading: words.columns.business,
    cell: ({ business }) => (
      <InnerLink
        href={adminAddress({ tab: 'businesses', q: business.name })}
        className="inline-flex min-h-11 items-center text-link underline underline-offset-4 lg:min-h-6"
      >
        {business.name}
      </InnerLink>
    ),
  },
  {
    heading: words.columns.payment,
    cell: ({ what, amount }) =>
      amount !== null && (
        <span className="grid">
          <span className="tabular-nums">{pounds(amount)}</span>
          <span className="text-ink-soft">{what}</span>
        </span>
      ),
  },
  {
    heading: words.columns.reference,
    cell: ({ provider, reference }) => (
      <span className="grid">
        {provider && <span>{words.providers[provider] ?? provider}</span>}
        <span className="font-mono text-sm">{reference}</span>
      </span>
    ),
  },
  { heading: words.columns.since, cell: ({ createdAt }) => <When at={createdAt} /> },
];
