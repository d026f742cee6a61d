import { useState } from 'react';
import { earlyEndsCopy } from '../../copy/early-ends.copy.ts';
import { Button } from '../../ui/actions/button.tsx';
import { LaterInFront } from '../../ui/dialogs/later-in-front.tsx';
import { part } from '../../ui/lazy/part.ts';

const words = earlyEndsCopy.propose;

type ProposeEarlyEndProps = { jobId: string; isPossible: boolean };

/** Leads to the form in which a side proposes to end the job. */
export function ProposeEarlyEnd({ jobId, isPossible }: ProposeEarlyEndProps) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && !isPossible) return null;
  return (
    <div className="grid justify-items-start gap-3 print:hidden">
      {isPossible && (
        <>
          <p className="text-sm text-ink-soft">{words.hint}</p>
          <Button onClick={() => setOpen(true)}>{words.button}</Button>
        </>
      )}
      {isOpen && (
        <LaterInFront part={FORM} onClose={() => setOpen(false)}>
          {({ ProposeEarlyEndDialog }) => (
            <ProposeEarlyEndDialog jobId={jobId} isPossible={isPossible} onClose={() => setOpen(false)} />
          )}
        </LaterInFront>
      )}
    </div>
  );
}

/** Fetched when it is wanted. */
const FORM = part(() => import('./propose-early-end-dialog.tsx'));
