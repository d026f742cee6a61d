import { useCallback, useRef, useState } from 'react';
import type { Lead } from '../../../contract/leads.ts';

type Gone = { id: string; title: string };

/** Whether somebody is busy with a lead: writing in it, or waiting for an answer; false when they let it go. */
export type Attend = (leadId: string, isAttended: boolean) => void;

/** Leads that left the list under the hands of somebody: the customer chose or cancelled, or a quote did arrive. */
export function useGoneLeads(leads: readonly Lead[] | undefined) {
  const attended = useRef(new Set<string>());
  const [before, setBefore] = useState(leads);
  const [gone, setGone] = useState<readonly Gone[]>([]);
  if (leads && leads !== before) {
    setBefore(leads);
    const left = leftOf(before ?? [], leads).filter(({ id }) => attended.current.has(id));
    if (left.length > 0) setGone([...gone, ...left]);
  }
  const attend: Attend = useCallback((leadId, isAttended) => {
    if (isAttended) attended.current.add(leadId);
    else attended.current.delete(leadId);
  }, []);
  const dismiss = (leadId: string) => setGone(gone.filter(({ id }) => id !== leadId));
  return { gone, attend, dismiss };
}

/** The last one of a full page may only have been pushed onto the next. */
const leftOf = (before: readonly Lead[], now: readonly Lead[]): Gone[] =>
  before
    .filter((lead, place) => place < now.length || now.length < before.length)
    .filter(({ id }) => now.every((lead) => lead.id !== id))
    .map(({ id, job }) => ({ id, title: job.title }));
