import { uiCopy } from '../../copy/ui.copy.ts';
import { Button } from '../actions/button.tsx';
import { Refusal } from '../feedback/notice.tsx';
import { useMissing } from './use-missing.ts';

type MissingPartProps = { onTryAgain: () => void; onClose: () => void; isBusy?: boolean };

/** A part of the page could not be fetched: said at the foot of the page, which keeps everything typed. */
export function MissingPart({ onTryAgain, onClose, isBusy }: MissingPartProps) {
  const missing = useMissing(onTryAgain);
  if (!missing) return null;
  return (
    <div className="foot-notice">
      <Refusal>{missing.sentence}</Refusal>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" onClick={missing.run} isBusy={isBusy}>
          {missing.label}
        </Button>
        <Button onClick={onClose}>{uiCopy.cancel}</Button>
      </div>
    </div>
  );
}
