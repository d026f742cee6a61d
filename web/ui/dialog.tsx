import type { DialogProps } from './dialog-props.ts';
import { MissingPart } from './missing-part.tsx';
import { useArriving } from './use-arriving.ts';

const load = () => import('./dialog-arrived.tsx');

/** A question or a form in front of the page. It arrives on its own, after the page. */
export function Dialog(props: DialogProps) {
  const { part, isMissing, isBusy, tryAgain } = useArriving(load, props.isOpen);
  if (isMissing) return <MissingPart onTryAgain={tryAgain} onClose={props.onClose} isBusy={isBusy} />;
  return part && <part.DialogArrived {...props} />;
}
