import type { Block } from '../../../contract/blocks.ts';
import type { MessageSender } from '../../../contract/words.ts';
import type { ApiClient } from '../../api-client.ts';
import { blocksCopy } from '../../copy/blocks.copy.ts';
import { useRouterContext } from '../../router-context.ts';
import { Avatar } from '../../ui/display/avatar.tsx';
import { RelativeTime } from '../../ui/display/relative-time.tsx';
import { CardSection } from '../../ui/layout/card-section.tsx';
import { ListOf } from '../../ui/lists/list-of.tsx';
import { failureSentence } from '../dashboard/failure-sentence.ts';
import { useList } from '../dashboard/use-list.ts';
import { pagedList } from '../live/lists.ts';
import { Unblock } from './unblock.tsx';

const words = blocksCopy.list;

/** Lists the people one has blocked, each with a button that unblocks them. */
export function BlockedList({ me }: { me: MessageSender }) {
  const { api } = useRouterContext();
  const list = useList(blocksList(api));
  return (
    <CardSection id="blocked" title={words.title}>
      <p>{words.note[me]}</p>
      <ListOf
        query={list}
        areRows
        loading={words.loading}
        empty={words.empty}
        isEmptyPlain
        failed={failureSentence(list.error)}
        each={(block) => <Row block={block} me={me} />}
      />
    </CardSection>
  );
}

type RowProps = { block: Block; me: MessageSender };

function Row({ block: { id, user, createdAt, by }, me }: RowProps) {
  const { site } = useRouterContext();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4">
      <div className="flex min-w-0 items-center gap-3">
        <Avatar src={user.picture} name={user.name} isFace={me === 'business'} />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{user.name}</p>
          <p className="text-sm wrap-anywhere text-ink-soft">
            {me === 'business' ? words.by(by) : words.since} <RelativeTime at={createdAt} now={site.now} />
          </p>
        </div>
      </div>
      <Unblock id={id} name={user.name} />
    </div>
  );
}

/** Whom this side has blocked. It is read again with the conversations, since people are blocked from there. */
const blocksList = (api: ApiClient) =>
  pagedList<Block>(['messages', 'blocks'], async (cursor) => {
    const { blocks, next } = await api.blocks({ query: { cursor } });
    return { items: blocks, next };
  });
