import { GripVertical } from 'lucide-react';
import { useState } from 'react';
import type { OwnWorkPicture } from '../../../../contract/work-pictures.ts';
import { ownWorkCopy as copy } from '../../../copy/own-work.copy.ts';
import { ActionMenu, type MenuItems } from '../../../ui/actions/action-menu.tsx';
import { useAct } from '../../dashboard/use-act.ts';
import { moved } from '../../moved.ts';
import { type RowDrag, useDraggedOrder } from '../../photos/use-dragged-order.ts';
import { workSources } from '../../work-pictures/work-sources.ts';

export type Asked = { what: 'edit' | 'remove'; picture: OwnWorkPicture };

type WorkRowsProps = { pictures: readonly OwnWorkPicture[]; ask: (asked: Asked) => void };

/** The pictures in their order, which a handle or two lines of the menu change. */
export function WorkRows({ pictures, ask }: WorkRowsProps) {
  const [said, setSaid] = useState('');
  const { run } = useOrder();
  const ids = pictures.map(({ id }) => id);
  const move = (id: string, to: number) => {
    void run(moved(ids, id, to));
    setSaid(copy.moved(to + 1, ids.length));
  };
  const { list, dragOf } = useDraggedOrder(ids, move);
  return (
    <>
      <ol ref={list} aria-label={copy.list} className="grid divide-y divide-line">
        {pictures.map((picture, at) => (
          <WorkRow
            key={picture.id}
            picture={picture}
            place={at + 1}
            before={ids.indexOf(picture.before ?? '') + 1}
            drag={dragOf(picture.id)}
            items={[
              { label: copy.edit, run: () => ask({ what: 'edit', picture }) },
              ...(at > 0 ? [{ label: copy.earlier, run: () => move(picture.id, at - 1) }] : []),
              ...(at < ids.length - 1 ? [{ label: copy.later, run: () => move(picture.id, at + 1) }] : []),
              { label: copy.remove, tone: 'bad', run: () => ask({ what: 'remove', picture }) },
            ]}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}

type WorkRowProps = {
  picture: OwnWorkPicture;
  place: number;
  /** The place of what it was before, from 1; 0: it stands alone. */
  before: number;
  drag: RowDrag;
  items: MenuItems;
};

function WorkRow({ picture, place, before, drag, items }: WorkRowProps) {
  const { text, service, is_active: isActive } = picture;
  const more = [service?.name, before > 0 && copy.pair(before)].filter(Boolean).join(', ');
  return (
    <li
      style={drag.order === null ? undefined : { order: drag.order }}
      data-dragged={drag.isDragged || undefined}
      className="flex min-w-0 flex-wrap items-center gap-3 bg-surface py-3 data-dragged:bg-sunken data-dragged:shadow-float"
    >
      <img
        {...workSources(picture)}
        sizes="72px"
        alt=""
        width={72}
        height={72}
        loading="lazy"
        decoding="async"
        className="size-18 shrink-0 rounded-field bg-sunken object-cover"
      />
      <div className="min-w-0 flex-1 basis-28">
        <p data-none={!text || undefined} className="line-clamp-2 wrap-anywhere data-none:text-ink-soft">
          {text || copy.untold}
        </p>
        {more && <p className="text-sm text-ink-soft">{more}</p>}
        {isActive === 0 && <p className="text-sm font-semibold text-refusal">{copy.hidden}</p>}
      </div>
      <span className="ml-auto flex items-center">
        <Handle onPointerDown={drag.onPointerDown} />
        <ActionMenu label={copy.actions(place)} items={items} />
      </span>
    </li>
  );
}

/** It says nothing to screen readers and takes no focus: the menu beside it does the same by keys. */
const Handle = ({ onPointerDown }: Pick<RowDrag, 'onPointerDown'>) => (
  <span
    role="presentation"
    onPointerDown={onPointerDown}
    className="inline-grid size-11 cursor-grab touch-none place-items-center rounded-full text-ink-soft select-none hover:bg-sunken active:cursor-grabbing"
  >
    <GripVertical size={20} aria-hidden />
  </span>
);

const useOrder = () =>
  useAct({
    name: 'orderWorkPictures',
    call: (api, ids: string[]) => api.orderWorkPictures({ body: { ids } }),
    reloads: ['workPictures'],
  });
