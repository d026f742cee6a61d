import type { SavedReply } from '../../../contract/saved-replies.ts';
import type { ApiClient } from '../../api-client.ts';
import { savedRepliesCopy } from '../../copy/saved-replies.copy.ts';
import { AskedRemoval, NamedNote } from '../dashboard/asked-removal.tsx';
import { nameOf } from './saved-replies.ts';

const words = savedRepliesCopy.removal;

const REMOVE = {
  name: 'removeSavedReply',
  call: (api: ApiClient, id: string) => api.removeSavedReply({ params: { id } }),
  reloads: ['savedReplies'],
} as const;

export const RemoveReply = ({ reply, onClose }: { reply: SavedReply; onClose: () => void }) => (
  <AskedRemoval
    words={words}
    id={reply.id}
    act={REMOVE}
    note={<NamedNote name={nameOf(reply)} note={words.note} />}
    onClose={onClose}
  />
);
