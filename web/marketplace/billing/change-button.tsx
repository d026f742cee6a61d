import { useState } from 'react';
import type { Billing, PackageChange } from '../../../contract/billing.ts';
import type { PackageName } from '../../../contract/words.ts';
import { billingBlockCopy as copy } from '../../copy/billing-block.ts';
import { billingCopy } from '../../copy/billing.ts';
import { pounds } from '../../copy/money.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Refusal } from '../../ui/notice.tsx';
import { failureSentence } from '../dashboard/failure-sentence.ts';
import { dayText } from './day.ts';
import { useBillingActs, usePackageChange } from './use-billing.ts';

/** The other package, with what it costs to the day before anything is done. */
export function ChangeButton({ billing }: { billing: Billing }) {
  const to: PackageName =
    (billing.nextPackage ?? billing.subscription_type) === 'premium' ? 'standard' : 'premium';
  const [isAsking, setAsking] = useState(false);
  const preview = usePackageChange(to, isAsking);
  const { change } = useBillingActs(() => setAsking(false));
  const wanted = preview.data?.data;
  const error = change.error ?? preview.error;
  const confirm = () => {
    if (wanted)
      change.mutate({ package: to, due_now: wanted.dueNow.price }, { onError: () => void preview.refetch() });
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>{copy.change(billingCopy.titles[to])}</Button>
      <Confirm
        title={copy.changeTitle(billingCopy.titles[to])}
        note={wanted && <WhatItMeans change={wanted} />}
        confirmLabel={copy.change(billingCopy.titles[to])}
        isOpen={isAsking}
        isBusy={change.isPending || preview.isFetching}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        {error && <Refusal>{failureSentence(error)}</Refusal>}
      </Confirm>
    </>
  );
}

const WhatItMeans = ({ change: { begins, beginsAt, dueNow, days, monthly } }: { change: PackageChange }) => (
  <>
    {begins === 'now'
      ? copy.changeNow(pounds(dueNow.price), days)
      : copy.changeLater(dayText(beginsAt ?? ''))}{' '}
    {copy.changeMonthly(billingCopy.monthly(monthly))}
  </>
);
