import { useState } from 'react';
import { pressCopy } from '../../copy/press-to-verify.copy.ts';
import { Confirm } from '../../ui/dialogs/confirm.tsx';
import type { Press } from './verify-arrival.ts';

type PressProps = { press: Press; onClose: () => void };

/** Programs that look through mail open its links, and run what is there; they press nothing. */
export function PressToVerify({ press, onClose }: PressProps) {
  const [isBusy, setBusy] = useState(false);
  const onConfirm = () => {
    setBusy(true);
    void press().then(onClose);
  };
  return (
    <Confirm
      title={pressCopy.title}
      note={pressCopy.note}
      confirmLabel={pressCopy.button}
      isOpen
      {...{ onConfirm, onClose, isBusy }}
    />
  );
}
