import type { ReactNode } from 'react';
import { uiCopy } from '../../copy/ui.copy.ts';
import { Button } from '../actions/button.tsx';
import type { ButtonLook } from '../actions/button-look.ts';
import { Dialog } from './dialog.tsx';
import type { DialogProps } from './dialog-props.ts';

type FormDialogProps = Omit<DialogProps, 'actions'> & {
  /** The id of the form inside. */
  form: string;
  submitLabel: string;
  look?: ButtonLook;
  /** What has happened meanwhile, so that there is nothing to fill in any more. */
  over?: ReactNode;
};

/** A dialog around a form, with the button that sends it. */
export function FormDialog({ form, submitLabel, look = 'primary', over, ...dialog }: FormDialogProps) {
  if (over)
    return (
      <Dialog {...dialog} title={uiCopy.changed} note={undefined} cancelLabel={uiCopy.close}>
        {over}
      </Dialog>
    );
  return (
    <Dialog
      {...dialog}
      actions={
        <Button look={look} type="submit" form={form} isBusy={dialog.isBusy}>
          {submitLabel}
        </Button>
      }
    />
  );
}
