import { failureCopy } from '../copy/failures.copy.ts';
import { uiCopy } from '../copy/ui.copy.ts';
import { Button } from './button.tsx';
import { Refusal } from './notice.tsx';

type MissingPartProps = { onTryAgain: () => void; onClose: () => void; isBusy?: boolean };

/** A part of the page could not be fetched: said at the foot of the page, which keeps everything typed. */
export function MissingPart({ onTryAgain, onClose, isBusy }: MissingPartProps) {
  return (
    <div className="foot-notice">
      <Refusal>{failureCopy.unreachable}</Refusal>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" onClick={onTryAgain} isBusy={isBusy}>
          {uiCopy.tryAgain}
        </Button>
        <Button onClick={onClose}>{uiCopy.cancel}</Button>
      </div>
    </div>
  );
}
