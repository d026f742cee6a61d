import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { uiCopy } from '../copy/ui.copy.ts';
import { Button } from './button.tsx';
import { Refusal } from './notice.tsx';

type FailedProps = { children: ReactNode; onTryAgain: () => void; isBusy?: boolean };

/** What happened, and the way on. */
export function Failed({ children, onTryAgain, isBusy = false }: FailedProps) {
  return (
    <div className="grid justify-items-start gap-4">
      <Refusal>{children}</Refusal>
      <Button onClick={onTryAgain} isBusy={isBusy}>
        <RotateCw size={18} aria-hidden />
        {uiCopy.tryAgain}
      </Button>
    </div>
  );
}
