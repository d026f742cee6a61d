import { useState } from 'react';
import { snagsCopy } from '../../copy/snags.copy.ts';
import { Button } from '../../ui/button.tsx';
import { LaterInFront } from '../../ui/later-in-front.tsx';
import { part } from '../../ui/part.ts';

type AddSnagsProps = { jobId: string; isPossible: boolean };

/** Leads to the form in which a customer lists what is still open. */
export function AddSnags({ jobId, isPossible }: AddSnagsProps) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && !isPossible) return null;
  return (
    <div className="grid sm:justify-items-start print:hidden">
      {isPossible && <Button onClick={() => setOpen(true)}>{snagsCopy.add.button}</Button>}
      {isOpen && (
        <LaterInFront part={FORM} onClose={() => setOpen(false)}>
          {({ AddSnagsDialog }) => (
            <AddSnagsDialog jobId={jobId} isPossible={isPossible} onClose={() => setOpen(false)} />
          )}
        </LaterInFront>
      )}
    </div>
  );
}

/** Fetched when it is wanted. */
const FORM = part(() => import('./add-snags-dialog.tsx'));
