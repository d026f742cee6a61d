import { Upload } from 'lucide-react';
import { useState } from 'react';
import { sentences } from '../../../../contract/copy.ts';
import { LOGO_MAX_BYTES } from '../../../../contract/pictures.ts';
import { businessSettingsCopy } from '../../../copy/business-settings.copy.ts';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { FileButton } from '../../../ui/fields/file-button.tsx';
import type { OwnBusiness } from './own-business.ts';
import { smallEnough } from '../small-enough.ts';
import { useBusinessAct } from './use-business-act.ts';

const copy = businessSettingsCopy.logo;
const HEIF_NAME = /\.hei[cf]$/i;

/** The logo is put up and taken away at once, apart from what is typed. */
export function Logo({ business }: { business: OwnBusiness }) {
  const { name, logo } = business;
  const upload = useBusinessAct({
    call: (api, file: File) => api.saveBusiness({ form: { fields: { business_name: name }, file } }),
    done: copy.uploaded,
    failed: copy.failed,
    saysReasonFirst: true,
  });
  const [isOpening, setOpening] = useState(false);
  const pick = async (picked: File) => {
    setOpening(true);
    const file = await smallEnough(picked, LOGO_MAX_BYTES);
    setOpening(false);
    const fault = fieldErrorOf(file);
    // The requirements ask for the browser's own alert here.
    if (fault) window.alert(fault);
    else void upload.run(file);
  };
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar src={logo} name={name} size={96} />
      <div className="grid min-w-0 flex-1 basis-56 gap-2">
        <div className="flex flex-wrap gap-3">
          <FileButton
            accept="image/*,.heic,.heif"
            onPick={(file) => void pick(file)}
            working={(isOpening || upload.isWorking) && copy.uploading}
          >
            <Upload size={20} aria-hidden />
            {copy.upload}
          </FileButton>
          {logo && <RemoveLogo />}
        </div>
        <p className="text-sm text-ink-soft">{copy.hint}</p>
      </div>
    </div>
  );
}

function fieldErrorOf({ size, type, name }: File): string | null {
  if (size === 0) return sentences.fileEmpty;
  if (size > LOGO_MAX_BYTES) return sentences.logoTooLarge;
  const isPicture = type.startsWith('image/') || (type === '' && HEIF_NAME.test(name));
  return isPicture ? null : sentences.logoWrongType;
}

function RemoveLogo() {
  const remove = useBusinessAct({
    call: (api) => api.deleteLogo(),
    done: copy.removed,
    failed: copy.notRemoved,
  });
  return (
    <Button
      aria-label={copy.removeLabel}
      onClick={() => void remove.run(undefined)}
      working={remove.isWorking && copy.removing}
    >
      {copy.remove}
    </Button>
  );
}
