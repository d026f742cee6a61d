import { ArrowDown, ArrowUp, GripVertical, ImageOff, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { PHOTO_TEXT_LETTERS } from '../../../contract/pictures.ts';
import { photoViewCopy } from '../../copy/photo-view.copy.ts';
import { photosCopy } from '../../copy/photos.copy.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { FieldPhoto } from './field-photo.ts';
import type { RowDrag } from './use-dragged-order.ts';

const copy = photosCopy.field;

type PhotoRowProps = {
  photo: FieldPhoto;
  place: number;
  total: number;
  /** To this place, counted from nought. */
  onMove: (to: number) => void;
  onRemove: () => void;
  onSay: (text: string) => void;
  onAgain: () => void;
  drag: RowDrag;
};

/** One photo of a field: how far it is, its sentence, and where it stands. */
export function PhotoRow({ photo, place, total, drag, ...on }: PhotoRowProps) {
  return (
    <li
      // What the server draws may hold no style.
      style={drag.order === null ? undefined : { order: drag.order }}
      data-dragged={drag.isDragged || undefined}
      className="grid min-w-0 grid-cols-[88px_minmax(0,1fr)] gap-x-3 gap-y-2 rounded-card border border-line bg-surface p-3 data-dragged:border-link data-dragged:bg-sunken data-dragged:shadow-float"
    >
      <Preview photo={photo} place={place} total={total} />
      <TextField
        label={copy.text}
        name={`photo-${photo.id}`}
        autoComplete="off"
        maxLength={PHOTO_TEXT_LETTERS}
        value={photo.text}
        onChange={({ target }) => on.onSay(target.value)}
      />
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-2">
        <HowFar photo={photo} onAgain={on.onAgain} />
        <span className="ml-auto flex gap-1">
          {total > 1 && <Handle onPointerDown={drag.onPointerDown} />}
          <Move label={copy.earlier(place)} isOff={place === 1} run={() => on.onMove(place - 2)}>
            <ArrowUp size={20} aria-hidden />
          </Move>
          <Move label={copy.later(place)} isOff={place === total} run={() => on.onMove(place)}>
            <ArrowDown size={20} aria-hidden />
          </Move>
          <RemovePhoto place={place} run={on.onRemove} />
        </span>
      </div>
    </li>
  );
}

type PreviewProps = Pick<PhotoRowProps, 'photo' | 'place' | 'total'> & {
  /** Its sentence stands beside it, and need not be heard twice. */
  isCaptioned?: boolean;
};

/** As large as it will be before it is there. */
export function Preview({ photo, place, total, isCaptioned = false }: PreviewProps) {
  if (photo.src)
    return (
      <img
        src={photo.src}
        alt={isCaptioned && photo.text ? '' : photoViewCopy.alt(photo.text, place, total)}
        width={88}
        height={88}
        className="size-[88px] rounded-field bg-sunken object-cover"
      />
    );
  return (
    <span className="grid size-[88px] place-content-center justify-items-center gap-1 rounded-field bg-sunken p-1 text-center text-sm leading-tight text-ink-soft">
      <ImageOff size={20} aria-hidden />
      {photo.state === 'preparing' ? copy.preparing : copy.noPreview}
    </span>
  );
}

/** Said beside the photo while it is sent, and after it has failed. */
export function HowFar({ photo, onAgain }: { photo: FieldPhoto; onAgain: () => void }) {
  if (photo.state === 'sending') return <Progress percent={photo.progress} />;
  if (photo.state === 'sent') return <p className="text-sm text-ink-soft">{copy.sent}</p>;
  if (photo.state === 'refused')
    return (
      <span role="alert" className="text-sm text-refusal">
        {photo.sentence}
      </span>
    );
  if (photo.state !== 'failed') return null;
  return (
    <span className="flex flex-wrap items-center gap-2 text-sm text-refusal">
      {copy.failed}
      <Button onClick={onAgain}>{copy.again}</Button>
    </span>
  );
}

const Progress = ({ percent }: { percent: number }) => (
  <span className="flex items-center gap-2 text-sm text-ink-soft tabular-nums">
    <progress
      max={100}
      value={percent}
      aria-label={copy.sending(percent)}
      className="w-24 accent-(--color-link)"
    />
    {copy.sending(percent)}
  </span>
);

/** To drag by. It says nothing to screen readers and takes no focus: the buttons beside it do the same by keys. */
const Handle = ({ onPointerDown }: Pick<RowDrag, 'onPointerDown'>) => (
  <span
    role="presentation"
    title={copy.drag}
    data-handle
    onPointerDown={onPointerDown}
    className="inline-grid size-11 cursor-grab touch-none place-items-center rounded-full text-ink-soft select-none hover:bg-sunken active:cursor-grabbing"
  >
    <GripVertical size={20} aria-hidden />
  </span>
);

export const RemovePhoto = ({ place, run }: { place: number; run: () => void }) => (
  <Move label={copy.remove(place)} run={run} isRemoval>
    <X size={20} aria-hidden />
  </Move>
);

type MoveProps = {
  label: string;
  isOff?: boolean;
  isRemoval?: boolean;
  run: () => void;
  children: ReactNode;
};

/** It stays where it is and keeps the focus at either end: nothing jumps under a finger. */
const Move = ({ label, isOff = false, isRemoval = false, run, children }: MoveProps) => (
  <button
    type="button"
    aria-label={label}
    data-removes={isRemoval || undefined}
    aria-disabled={isOff || undefined}
    onClick={isOff ? undefined : run}
    className="inline-grid size-11 cursor-pointer place-items-center rounded-full text-ink hover:bg-sunken aria-disabled:cursor-default aria-disabled:text-ink-soft aria-disabled:opacity-50"
  >
    {children}
  </button>
);
