import { useState } from 'react';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { pressCopy } from '../copy/press-to-verify.copy.ts';
import { Button } from '../ui/actions/button.tsx';
import { Confirm } from '../ui/dialogs/confirm.tsx';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { PressToVerify } from '../marketplace/accounts/press-to-verify.tsx';
import { CropDialog } from '../marketplace/settings/personal/crop-dialog.tsx';
import { AdminDialogs } from './admin-dialogs.tsx';
import { Opener } from './opener.tsx';
import { PICTURE } from './people.ts';
import { Part, State } from './specimen.tsx';

const { front, field } = galleryCopy;

export function Front() {
  return (
    <>
      <Part name="Dialog, Confirm, CropDialog, PressToVerify">
        <State of="normal">
          <FormInFront label={front.dialog} texts={1} />
        </State>
        <State of="long">
          <FormInFront label={front.longDialog} texts={8} />
        </State>
        <State of="normal">
          <Question />
        </State>
        <State of="danger">
          <DangerousQuestion />
        </State>
        <State of="busy">
          <PatientQuestion />
        </State>
        <State of="normal">
          <PressInFront />
        </State>
        <State of="picture">
          <Opener label={front.crop}>
            {({ isOpen, onClose }) =>
              isOpen && (
                <CropDialog picture={PICTURE} onCropped={onClose} onFailed={onClose} onClose={onClose} />
              )
            }
          </Opener>
        </State>
      </Part>
      <AdminDialogs />
      <ToastsOnDemand />
    </>
  );
}

const FormInFront = ({ label, texts }: { label: string; texts: number }) => (
  <Opener label={label}>
    {(open) => (
      <Dialog
        title={front.dialogTitle}
        note={front.dialogNote}
        actions={<Button look="primary">{front.dialogTitle}</Button>}
        {...open}
      >
        {Array.from({ length: texts }, (_, place) => (
          <TextArea key={place} label={field.area} hint={field.areaHint} name={`area-${place}`} />
        ))}
      </Dialog>
    )}
  </Opener>
);

const Question = () => (
  <Opener label={front.confirm}>
    {(open) => (
      <Confirm
        title={front.confirmTitle}
        note={front.confirmNote}
        confirmLabel={front.confirmYes}
        onConfirm={open.onClose}
        {...open}
      />
    )}
  </Opener>
);

const DangerousQuestion = () => (
  <Opener label={front.danger}>
    {(open) => (
      <Confirm
        title={front.dangerTitle}
        note={front.dangerNote}
        confirmLabel={front.dangerYes}
        tone="danger"
        onConfirm={open.onClose}
        {...open}
      />
    )}
  </Opener>
);

const PressInFront = () => (
  <Opener label={pressCopy.button}>
    {({ isOpen, onClose }) => isOpen && <PressToVerify press={() => Promise.resolve()} onClose={onClose} />}
  </Opener>
);

/** It thinks for a while after the answer, as a slow server does. */
function PatientQuestion() {
  const [isBusy, setIsBusy] = useState(false);
  const wait = (then: () => void) => {
    setIsBusy(true);
    setTimeout(() => {
      setIsBusy(false);
      then();
    }, 1500);
  };
  return (
    <Opener label={front.busy}>
      {(open) => (
        <Confirm
          title={front.confirmTitle}
          note={front.confirmNote}
          confirmLabel={front.confirmYes}
          isBusy={isBusy}
          onConfirm={() => wait(open.onClose)}
          {...open}
        />
      )}
    </Opener>
  );
}

const TONES = ['neutral', 'good', 'bad'] as const;
const undo = { label: front.undo, run: () => toast(front.said.neutral) };

const ToastsOnDemand = () => (
  <Part name="toast">
    {TONES.map((tone) => (
      <State key={tone} of="normal">
        <Button onClick={() => toast({ tone, ...front.said[tone] })}>{front.toast[tone]}</Button>
      </State>
    ))}
    <State of="long">
      <Button onClick={() => toast({ tone: 'bad', ...front.said.long })}>{front.toastLong}</Button>
    </State>
    <State of="action">
      <Button onClick={() => toast({ ...front.said.action, action: undo })}>{front.toastAction}</Button>
    </State>
    <State of="normal">
      <Button onClick={() => toast({ ...front.said.neutral, timeout: 0 })}>{front.toastStays}</Button>
    </State>
  </Part>
);
