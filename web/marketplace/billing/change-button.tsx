import { useState } from 'react';
import type { Billing, PackageChange } from '../../../contract/billing.ts';
import type { PackageName } from '../../../contract/words.ts';
import { billingBlockCopy as copy } from '../../copy/billing-block.copy.ts';
import { billingCopy } from '../../copy/billing.copy.ts';
import { pounds } from '../../copy/money.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Confirm } from '../../ui/dialogs/confirm.tsx';
import { Refusal } from '../../ui/feedback/notice.tsx';
import { failureSentence } from '../dashboard/failure-sentence.ts';
import { dayText } from './day.ts';
import { useBillingActs, usePackageChange } from './use-billing.ts';

/** The other package, with what it costs to the day before anything is done. */
export function ChangeButton({ billing }: { billing: Billing }) {
  const to: PackageName =
    (billing.nextPackage ?? billing.subscription_type) === 'premium' ? 'standard' : 'premium';
  // The own package, which another one was to follow: to choose it is to take that back.
  const isStaying = to === billing.subscription_type;
  const words = isStaying ? staying(billingCopy.titles[to]) : changing(billingCopy.titles[to]);
  const [isAsking, setAsking] = useState(false);
  const preview = usePackageChange(to, isAsking);
  const wanted = preview.data?.data;
  const { change } = useBillingActs(() => setAsking(false), {
    changed: wanted?.begins === 'now' ? copy.changed : words.planned,
  });
  const error = change.error ?? preview.error;
  const confirm = () => {
    if (wanted)
      change.mutate({ package: to, due_now: wanted.dueNow.price }, { onError: () => void preview.refetch() });
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>{words.act}</Button>
      <Confirm
        title={words.question}
        note={wanted && (isStaying ? <WhatStays change={wanted} /> : <WhatItMeans change={wanted} />)}
        confirmLabel={words.act}
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

const changing = (title: string) => ({
  act: copy.change(title),
  question: copy.changeTitle(title),
  planned: copy.changePlanned(title),
});

const staying = (title: string) => ({
  act: copy.stay(title),
  question: copy.stayTitle(title),
  planned: copy.stayed(title),
});

const WhatStays = ({ change: { package: own, beginsAt, monthly } }: { change: PackageChange }) => (
  <>
    {copy.stayNote(billingCopy.titles[own])}{' '}
    {beginsAt && copy.stayNext(billingCopy.monthly(monthly), dayText(beginsAt))}
  </>
);

const WhatItMeans = ({ change: { begins, beginsAt, dueNow, days, monthly } }: { change: PackageChange }) => (
  <>
    {begins === 'now'
      ? copy.changeNow(pounds(dueNow.price), days)
      : copy.changeLater(beginsAt ? dayText(beginsAt) : null)}{' '}
    {copy.changeMonthly(billingCopy.monthly(monthly))}
  </>
);
