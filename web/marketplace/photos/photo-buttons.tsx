import { Camera, ImagePlus } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { photosCopy } from '../../copy/photos.copy.ts';
import { Button } from '../../ui/actions/button.tsx';

const copy = photosCopy.field;
const TYPES = 'image/jpeg,image/png,image/webp,image/heic,image/heif,image/avif,.heic,.heif,.avif';

type PhotoButtonsProps = { onPick: (files: File[]) => void; isFull: boolean };

/** On a phone the camera comes first; on a desk files are chosen, dropped or pasted. A narrow screen is taken for a phone, too. */
export const PhotoButtons = ({ onPick, isFull }: PhotoButtonsProps) => (
  <div className="flex flex-wrap items-center gap-3">
    <span className="contents pointer-fine:hidden">
      <Pick onPick={onPick} isFull={isFull} isCamera>
        <Camera size={20} aria-hidden />
        {copy.take}
      </Pick>
    </span>
    <Pick onPick={onPick} isFull={isFull}>
      <ImagePlus size={20} aria-hidden />
      {copy.choose}
    </Pick>
    <span className="text-sm text-ink-soft max-sm:hidden pointer-coarse:hidden">{copy.drop}</span>
  </div>
);

type PickProps = PhotoButtonsProps & { isCamera?: boolean; children: ReactNode };

function Pick({ onPick, isFull, isCamera = false, children }: PickProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = '';
    if (files.length > 0) onPick(files);
  };
  return (
    <>
      <Button data-adds onClick={() => input.current?.click()} disabled={isFull}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={TYPES}
        multiple={!isCamera}
        {...(isCamera && { capture: 'environment' })}
        onChange={take}
        hidden
        aria-hidden
        tabIndex={-1}
      />
    </>
  );
}
