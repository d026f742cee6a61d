import type { DialogProps } from './dialog-props.ts';
import { MissingPart } from './missing-part.tsx';
import { part, usePart } from './part.ts';

const DIALOG = part(() => import('./dialog-arrived.tsx'));

/** A question or a form in front of the page. It arrives on its own, after the page. */
export function Dialog(props: DialogProps) {
  const { shown, isMissing, isBusy, tryAgain } = usePart(DIALOG, { isWanted: props.isOpen });
  if (isMissing) return <MissingPart onTryAgain={tryAgain} onClose={props.onClose} isBusy={isBusy} />;
  return shown && <shown.DialogArrived {...props} />;
}
