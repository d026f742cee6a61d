import { useState } from 'react';
import { DocumentsDialog } from '../admin/accounts/documents-dialog.tsx';
import type { Account } from '../admin/accounts/account.ts';
import { ReasonDialog } from '../admin/reason-dialog.tsx';
import { adminAccountsCopy } from '../copy/admin-accounts.copy.ts';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { pressCopy } from '../copy/press-to-verify.copy.ts';
import { PressToVerify } from '../marketplace/accounts/press-to-verify.tsx';
import { CropDialog } from '../marketplace/settings/personal/crop-dialog.tsx';
import { Button } from '../ui/actions/button.tsx';
import { Confirm } from '../ui/dialogs/confirm.tsx';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { toast, type ToastWords } from '../ui/feedback/toast.ts';
import { TextArea } from '../ui/fields/text-area.tsx';
import type { Cards } from './cards.tsx';
import { behind, Opener } from './opener.tsx';
import { papers } from './people.ts';
import { PICTURE } from './samples.ts';

const { front, field, sample } = galleryCopy;

const formInFront = (label: string, texts: number) => (
  <Opener key={label} label={label}>
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

const QUESTION = { title: front.confirmTitle, note: front.confirmNote, confirmLabel: front.confirmYes };
const DANGER = { title: front.dangerTitle, note: front.dangerNote, confirmLabel: front.dangerYes };

const question = (
  <Opener key="question" label={front.confirm}>
    {(open) => <Confirm {...QUESTION} onConfirm={open.onClose} {...open} />}
  </Opener>
);

const dangerousQuestion = (
  <Opener label={front.danger}>
    {(open) => <Confirm {...DANGER} tone="danger" onConfirm={open.onClose} {...open} />}
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
      {(open) => <Confirm {...QUESTION} isBusy={isBusy} onConfirm={() => wait(open.onClose)} {...open} />}
    </Opener>
  );
}

const { deactivate } = adminAccountsCopy;
const reason = behind(front.reason, (onClose) => (
  <ReasonDialog
    about="sample"
    words={{ ...deactivate, title: deactivate.title(sample.longFirm) }}
    tone="danger"
    act={{ isWorking: false, failure: null }}
    onGive={async () => true}
    onClose={onClose}
  />
));

const FIRM: Account = {
  id: 'tandy',
  kind: 'business',
  name: sample.firm,
  email: sample.ownerEmail,
  code: 'B000012',
  isActive: true,
  isVerified: true,
  noLeadsReason: null,
  documents: [],
};

const papersOf = (label: string, documents: Account['documents']) =>
  behind(label, (onClose) => <DocumentsDialog account={{ ...FIRM, documents }} onClose={onClose} />);

const saying = (label: string, said: ToastWords) => (
  <Button key={label} onClick={() => toast(said)}>
    {label}
  </Button>
);
const undo = { label: front.undo, run: () => toast(front.said.neutral) };

export const inFront: Cards = {
  'Dialog, Confirm, CropDialog, PressToVerify': {
    normal: [
      formInFront(front.dialog, 1),
      question,
      <Opener key="press" label={pressCopy.button}>
        {({ isOpen, onClose }) => isOpen && <PressToVerify press={async () => undefined} onClose={onClose} />}
      </Opener>,
    ],
    long: formInFront(front.longDialog, 8),
    danger: dangerousQuestion,
    busy: <PatientQuestion />,
    picture: behind(front.crop, (onClose) => (
      <CropDialog picture={PICTURE} onCropped={onClose} onFailed={onClose} onClose={onClose} />
    )),
  },
  'ReasonDialog, DocumentsDialog': {
    danger: reason,
    several: papersOf(front.papers, papers),
    empty: papersOf(front.noPapers, []),
  },
  toast: {
    normal: [
      ...(['neutral', 'good', 'bad'] as const).map((tone) =>
        saying(front.toast[tone], { tone, ...front.said[tone] }),
      ),
      saying(front.toastStays, { ...front.said.neutral, timeout: 0 }),
    ],
    long: saying(front.toastLong, { tone: 'bad', ...front.said.long }),
    action: saying(front.toastAction, { ...front.said.action, action: undo }),
  },
};
