import type { ReactNode } from 'react';
import { uiCopy } from '../../copy/ui.copy.ts';
import { Button } from '../actions/button.tsx';
import { Dialog } from './dialog.tsx';

export type ConfirmProps = {
  title: string;
  note?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  isOpen: boolean;
  onConfirm: () => void;
  onClose: () => void;
  isBusy?: boolean;
  /** `danger` for what cannot be taken back. */
  tone?: 'primary' | 'danger';
  /** Why it did not work; it stays open then. */
  children?: ReactNode;
  /** What has happened meanwhile, so that there is nothing to answer any more. */
  over?: ReactNode;
};

/** One question before something that matters. */
export function Confirm({ confirmLabel, onConfirm, tone = 'primary', over, ...dialog }: ConfirmProps) {
  if (over)
    return (
      <Dialog
        role="alertdialog"
        {...dialog}
        title={uiCopy.changed}
        note={undefined}
        cancelLabel={uiCopy.close}
      >
        {over}
      </Dialog>
    );
  return (
    <Dialog
      role="alertdialog"
      {...dialog}
      actions={
        <Button look={tone} onClick={onConfirm} isBusy={dialog.isBusy}>
          {confirmLabel}
        </Button>
      }
    />
  );
}
