import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { uiCopy } from '../../copy/ui.copy.ts';
import { Button } from '../actions/button.tsx';
import { Refusal } from './notice.tsx';

type FailedProps = {
  children: ReactNode;
  onTryAgain: () => void;
  isBusy?: boolean;
  /** What the way on is called, where it is not to try again. */
  label?: string;
};

/** What happened, and the way on. */
export function Failed({ children, onTryAgain, isBusy = false, label = uiCopy.tryAgain }: FailedProps) {
  return (
    <div className="grid justify-items-start gap-4">
      <Refusal>{children}</Refusal>
      <Button onClick={onTryAgain} isBusy={isBusy}>
        <RotateCw size={18} aria-hidden />
        {label}
      </Button>
    </div>
  );
}
