import { Camera } from 'lucide-react';
import type { User } from '../../../../contract/accounts.ts';
import { AVATAR_TYPES } from '../../../../contract/pictures.ts';
import { settingsCopy } from '../../../copy/settings.copy.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { FileButton } from '../../../ui/fields/file-button.tsx';
import { CropDialog } from './crop-dialog.tsx';
import type { ChosenPicture } from './use-chosen-picture.ts';
import { useSaveUser } from './use-save-user.ts';

const copy = settingsCopy.picture;
const ACCEPT = [...AVATAR_TYPES, '.heic', '.heif'].join(',');

type AvatarChoiceProps = { user: User; picture: ChosenPicture };

/** The picture in edit mode: what was chosen is shown at once, and saved with the rest. */
export function AvatarChoice({ user, picture }: AvatarChoiceProps) {
  const { isOpening, toCrop, chosen, pick } = picture;
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar src={chosen?.preview ?? user.avatar} name={user.name} size={96} isFace />
      <div className="grid min-w-0 flex-1 basis-56 gap-2">
        <div className="flex flex-wrap gap-3">
          <FileButton accept={ACCEPT} onPick={(file) => void pick(file)} working={isOpening && copy.opening}>
            <Camera size={20} aria-hidden />
            {copy.choose}
          </FileButton>
          {user.avatar && <RemoveAvatar onRemoved={picture.forget} />}
        </div>
        <p className="text-sm text-ink-soft">{copy.hint}</p>
        <p role="status" className="text-sm empty:hidden">
          {chosen && copy.notSaved}
        </p>
      </div>
      {toCrop && (
        <CropDialog
          picture={toCrop}
          onCropped={(file) => void picture.crop(file)}
          onFailed={picture.failCrop}
          onClose={picture.closeCrop}
        />
      )}
    </div>
  );
}

function RemoveAvatar({ onRemoved }: { onRemoved: () => void }) {
  const remove = useSaveUser((api) => api.removeAvatar(), onRemoved);
  return (
    <Button onClick={() => void remove.run(undefined)} working={remove.isWorking && copy.removing}>
      {copy.remove}
    </Button>
  );
}
