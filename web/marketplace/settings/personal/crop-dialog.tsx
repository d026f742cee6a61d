import { useState } from 'react';
import { settingsCopy } from '../../../copy/settings.copy.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { MissingPart } from '../../../ui/lazy/missing-part.tsx';
import { part, usePart } from '../../../ui/lazy/part.ts';
import { type Cut, cutOut } from './picture-file.ts';

const CROP = part(() => import('./crop-arrived.tsx'));
const copy = settingsCopy.picture.crop;

type CropDialogProps = {
  /** What is to be cropped; the dialog is open as long as there is something. */
  picture: string;
  onCropped: (file: File) => void;
  onFailed: () => void;
  onClose: () => void;
};

/** Which part of the picture is kept. */
export function CropDialog({ picture, onCropped, onFailed, onClose }: CropDialogProps) {
  const { shown, isMissing, isBusy, tryAgain } = usePart(CROP, {});
  const [cut, setCut] = useState<Cut | null>(null);
  const use = () => cut && void cutOut(picture, cut).then(onCropped, onFailed);
  if (isMissing) return <MissingPart onTryAgain={tryAgain} onClose={onClose} isBusy={isBusy} />;
  return (
    <Dialog
      title={copy.title}
      note={copy.note}
      isOpen
      onClose={onClose}
      actions={
        <Button look="primary" onClick={use} disabled={!cut}>
          {copy.use}
        </Button>
      }
    >
      {shown ? <shown.CropArrived picture={picture} onCut={setCut} /> : <p role="status">{copy.loading}</p>}
    </Dialog>
  );
}
