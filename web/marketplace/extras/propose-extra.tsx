import { useState } from 'react';
import { extrasCopy } from '../../copy/extras.copy.ts';
import { Button } from '../../ui/actions/button.tsx';
import { LaterInFront } from '../../ui/dialogs/later-in-front.tsx';
import { part } from '../../ui/lazy/part.ts';

const words = extrasCopy.propose;

type ProposeExtraProps = { jobId: string; due: number | null; isPossible: boolean };

/** Leads to the form in which a business proposes an extra. */
export function ProposeExtra({ jobId, due, isPossible }: ProposeExtraProps) {
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
          {({ ProposeDialog }) => (
            <ProposeDialog jobId={jobId} due={due} isPossible={isPossible} onClose={() => setOpen(false)} />
          )}
        </LaterInFront>
      )}
    </div>
  );
}

/** Fetched when it is wanted. */
const FORM = part(() => import('./propose-dialog.tsx'));
