import { Bookmark, Plus } from 'lucide-react';
import { useState } from 'react';
import { MOST_SAVED_REPLIES, type SavedReply } from '../../../contract/saved-replies.ts';
import type { ApiClient } from '../../api-client.ts';
import { savedRepliesCopy as copy, savedRepliesCopy } from '../../copy/saved-replies.copy.ts';
import { ActionMenu, type MenuItems } from '../../ui/actions/action-menu.tsx';
import type { ButtonLook } from '../../ui/actions/button-look.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { AskedRemoval, NamedNote } from '../dashboard/asked-removal.tsx';
import { useAct } from '../dashboard/use-act.ts';
import { moved } from '../moved.ts';
import { EditReply } from './edit-reply.tsx';
import { nameOf } from './saved-replies.ts';

type Asked = { what: 'add' } | { what: 'change' | 'remove'; reply: SavedReply };

/** The replies of a business, and what can be done about each. */
export function ReplyList({ replies }: { replies: readonly SavedReply[] }) {
  const [asked, ask] = useState<Asked | null>(null);
  const close = () => ask(null);
  const add = (look: ButtonLook) => (
    <Button look={look} onClick={() => ask({ what: 'add' })}>
      <Plus size={20} aria-hidden />
      {copy.add}
    </Button>
  );
  return (
    <>
      {replies.length === 0 ? (
        <Empty icon={<Bookmark aria-hidden />} action={add('primary')}>
          {copy.empty}
          <span className="mt-1 block text-base text-ink-soft">{copy.emptyMore}</span>
        </Empty>
      ) : (
        <Card>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="text-ink-soft tabular-nums">{copy.count(replies.length, MOST_SAVED_REPLIES)}</p>
            {replies.length < MOST_SAVED_REPLIES && add('quiet')}
          </div>
          <Replies replies={replies} ask={ask} />
        </Card>
      )}
      {asked?.what === 'add' && <EditReply onClose={close} />}
      {asked?.what === 'change' && <EditReply reply={asked.reply} onClose={close} />}
      {asked?.what === 'remove' && <RemoveReply reply={asked.reply} onClose={close} />}
    </>
  );
}

type RepliesProps = { replies: readonly SavedReply[]; ask: (asked: Asked) => void };

function Replies({ replies, ask }: RepliesProps) {
  const { run } = useOrder();
  const ids = replies.map(({ id }) => id);
  return (
    <ul aria-label={copy.list} className="-mb-3 divide-y divide-line">
      {replies.map((reply, place) => (
        <li key={reply.id} className="flex items-start justify-between gap-x-2 py-3">
          <Words {...reply} />
          <ActionMenu
            label={copy.actions(nameOf(reply))}
            items={
              [
                { label: copy.edit, run: () => ask({ what: 'change', reply }) },
                ...moves(place, replies.length).map(({ label, to }) => ({
                  label,
                  run: () => void run(moved(ids, reply.id, to)),
                })),
                { label: copy.remove, tone: 'bad' as const, run: () => ask({ what: 'remove', reply }) },
              ] satisfies MenuItems
            }
          />
        </li>
      ))}
    </ul>
  );
}

const Words = ({ name, body }: SavedReply) => (
  <div className="min-w-0">
    {name && <p className="font-semibold wrap-anywhere">{name}</p>}
    <p className="line-clamp-4 wrap-anywhere whitespace-pre-line">{body}</p>
  </div>
);

const moves = (place: number, count: number) => [
  ...(place > 0 ? [{ label: copy.up, to: place - 1 }] : []),
  ...(place < count - 1 ? [{ label: copy.down, to: place + 1 }] : []),
];

const useOrder = () =>
  useAct({
    name: 'orderSavedReplies',
    call: (api, ids: string[]) => api.orderSavedReplies({ body: { ids } }),
    reloads: ['savedReplies'],
  });

const words = savedRepliesCopy.removal;

const REMOVE = {
  name: 'removeSavedReply',
  call: (api: ApiClient, id: string) => api.removeSavedReply({ params: { id } }),
  reloads: ['savedReplies'],
} as const;

const RemoveReply = ({ reply, onClose }: { reply: SavedReply; onClose: () => void }) => (
  <AskedRemoval
    words={words}
    id={reply.id}
    act={REMOVE}
    note={<NamedNote name={nameOf(reply)} note={words.note} />}
    onClose={onClose}
  />
);
