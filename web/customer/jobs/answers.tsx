import { useState } from 'react';
import type { OwnJob } from '../../../contract/jobs.ts';
import { customerCopy } from '../../copy/customer.copy.ts';
import { useList } from '../../marketplace/dashboard/use-list.ts';
import { useRouterContext } from '../../router-context.ts';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { responsesList } from '../lists.ts';
import { Contacts } from './contacts.tsx';
import { Responses } from './responses.tsx';

/** Who answered a job and who has been in touch, folded; read when somebody opens it. */
export function Answers({ job }: { job: OwnJob }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure summary={answersSaid(job)} onToggle={setOpen}>
      {isOpen && <Opened job={job} />}
    </Disclosure>
  );
}

/** "1 response, 2 in touch"; before the first quote, what those in touch have done. */
function answersSaid({ quotesCount, leads }: OwnJob): string {
  const { count, inTouch, noQuoteYet } = customerCopy.responses;
  if (leads.length === 0) return count(quotesCount);
  if (quotesCount > 0) return `${count(quotesCount)}, ${inTouch(leads.length)}`;
  return noQuoteYet(leads.length, leads.filter((lead) => lead.is_interested).length);
}

function Opened({ job }: { job: OwnJob }) {
  const { api } = useRouterContext();
  const responses = useList(responsesList(api, job.id), job.quotesCount > 0);
  return (
    <div className="grid gap-5">
      <Responses list={responses} job={job} />
      <Contacts contacts={job.leads} responses={responses.data} />
    </div>
  );
}
