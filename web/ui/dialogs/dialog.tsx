import { part } from '../lazy/part.ts';
import type { DialogProps } from './dialog-props.ts';
import { LaterInFront } from './later-in-front.tsx';

const DIALOG = part(() => import('./dialog-arrived.tsx'));

/** A question or a form in front of the page. It arrives on its own, after the page. */
export const Dialog = (props: DialogProps) => (
  <LaterInFront part={DIALOG} isWanted={props.isOpen} onClose={props.onClose}>
    {({ DialogArrived }) => <DialogArrived {...props} />}
  </LaterInFront>
);
