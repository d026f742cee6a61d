import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import type { ComparedJob } from '../../../contract/comparison.ts';
import { comparisonCopy as copy } from '../../copy/comparison.copy.ts';
import { Answered } from '../../marketplace/dashboard/answered.tsx';
import { useRouterContext } from '../../router-context.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Switch } from '../../ui/fields/checkbox.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Title } from '../../ui/layout/heading.tsx';
import { BackLink } from '../../ui/navigation/back-link.tsx';
import { quotesAddress } from '../quotes/quotes-address.ts';
import { ComparedQuotes } from './compared-quotes.tsx';
import { comparisonQuery } from './comparison-query.ts';
import { isOrder, type Order, ORDERS } from './order.ts';

/** The quotes on one job beside each other, for its customer. */
export function ComparisonScreen({ jobId }: { jobId: string }) {
  const { api } = useRouterContext();
  const query = useQuery(comparisonQuery(api, jobId));
  const [order, setOrder] = useState<Order>('oldest');
  const [onlyDiffering, setOnlyDiffering] = useState(false);
  return (
    <div className="grid gap-6">
      <Heading jobId={jobId} job={query.data?.job} />
      <Answered query={query} loading={copy.title}>
        {({ job, quotes, further }) => (
          <>
            {quotes.length > 1 && <Controls {...{ order, setOrder, onlyDiffering, setOnlyDiffering }} />}
            {quotes.length === 1 && <p>{copy.onlyOne}</p>}
            <ComparedQuotes
              // In another order it is another list: what has come meanwhile stands in its place there.
              key={order}
              job={job}
              read={{ data: quotes, dataUpdatedAt: query.dataUpdatedAt, isFetching: query.isFetching }}
              order={order}
              onlyDiffering={onlyDiffering && quotes.length > 1}
            />
            {further > 0 && <p>{copy.further(quotes.length, further)}</p>}
            {quotes.length > 0 && <Notes isMany={quotes.length > 1} />}
          </>
        )}
      </Answered>
    </div>
  );
}

const Heading = ({ jobId, job }: { jobId: string; job: ComparedJob | undefined }) => (
  <div className="grid gap-2">
    <div className="print:hidden">
      <BackLink href={quotesAddress(jobId)} />
    </div>
    <Title>{copy.titles[job?.status ?? 'active']}</Title>
    {job && <p className="text-ink-soft wrap-anywhere">{copy.job(job.title, job.jobNumber)}</p>}
  </div>
);

type ControlsProps = {
  order: Order;
  setOrder: (order: Order) => void;
  onlyDiffering: boolean;
  setOnlyDiffering: (only: boolean) => void;
};

const CHOICES = ORDERS.map((value) => ({ value, label: copy.order.each[value] }));

const Controls = ({ order, setOrder, onlyDiffering, setOnlyDiffering }: ControlsProps) => (
  <div className="flex flex-wrap items-end gap-x-6 gap-y-3 scriptless:hidden print:hidden">
    <div className="min-w-0 flex-[0_1_16rem]">
      <SelectField
        label={copy.order.label}
        name="order"
        options={CHOICES}
        value={order}
        onChange={({ currentTarget }) => isOrder(currentTarget.value) && setOrder(currentTarget.value)}
      />
    </div>
    <Switch label={copy.differing} name="differing" checked={onlyDiffering} onChange={setOnlyDiffering} />
    <div className="sm:ml-auto">
      <Button onClick={() => window.print()}>
        <Printer size={20} aria-hidden />
        {copy.print}
      </Button>
    </div>
  </div>
);

const Notes = ({ isMany }: { isMany: boolean }) => (
  <div className="grid max-w-prose gap-2 text-sm text-ink-soft">
    {isMany && <p>{copy.marked}</p>}
    <p>{copy.fair}</p>
    <p>{copy.unchecked}</p>
  </div>
);
