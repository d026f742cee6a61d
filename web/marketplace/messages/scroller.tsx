import { useQueryClient } from '@tanstack/react-query';
import { ArrowDown } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { messagesCopy } from '../../copy/messages.copy.ts';
import { useRouterContext } from '../../router-context.ts';
import { useSession } from '../accounts/session.ts';
import { reload } from '../live/lists.ts';
import { usePlace } from './use-place.ts';
import { type Stream, noteRead } from './use-stream.ts';

/** About a screen of a phone: what comes above is there before the reader is. */
const NEAR_TOP_PX = 600;

type ScrollerProps = {
  leadId: string;
  stream: Stream;
  /** How many messages of one's own wait below. */
  unsent: number;
  /** Reads on behind the last item. */
  onMore: () => unknown;
  /** The reader comes near the first item. */
  onTop: () => unknown;
  isWhole?: boolean | undefined;
  children: ReactNode;
};

/**
 * The window on a conversation. It opens at the first unread message, or at the end. What comes above pushes nothing
 * away; what comes below is shown to who reads there, and said to others.
 */
export function Scroller(props: ScrollerProps) {
  const { leadId, stream, unsent, onMore, onTop, isWhole, children } = props;
  const { box, isAtEnd, newBelow, look, toEnd } = usePlace(stream, unsent);
  useReadMark({ leadId, stream, isAtEnd });
  const isShort = isAtEnd && stream.hasNewer;
  useEffect(() => {
    if (isShort) onMore();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each page
  }, [isShort, stream.newer]);
  return (
    <div
      data-whole={isWhole || undefined}
      className="relative grid min-h-0 min-w-0 data-whole:flex-1 data-whole:grid-rows-[minmax(0,1fr)]"
    >
      <div
        ref={box}
        role="log"
        aria-label={messagesCopy.heading}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has no mouse scrolls it by keys
        tabIndex={0}
        onScroll={({ currentTarget }) => {
          look();
          if (currentTarget.scrollTop < NEAR_TOP_PX) onTop();
        }}
        data-whole={isWhole || undefined}
        className="max-h-112 min-w-0 overflow-y-auto overscroll-contain rounded-field p-1 [overflow-anchor:none] data-whole:max-h-none"
      >
        {children}
      </div>
      {newBelow > 0 && <NewBelow count={newBelow} onShow={toEnd} />}
    </div>
  );
}

const NewBelow = ({ count, onShow }: { count: number; onShow: () => void }) => (
  <button
    type="button"
    onClick={onShow}
    className="absolute bottom-2 left-1/2 inline-flex min-h-11 -translate-x-1/2 cursor-pointer items-center gap-1.5 rounded-full bg-brand px-4 text-sm font-semibold text-on-brand shadow-float hover:bg-brand-deep forced-colors:border"
  >
    <ArrowDown size={16} aria-hidden />
    {messagesCopy.stream.newBelow(count)}
  </button>
);

type Read = { leadId: string; stream: Stream; isAtEnd: boolean };

/** Who looks at the end of a conversation has read it. An admin who looks as somebody leaves no trace. */
function useReadMark({ leadId, stream, isAtEnd }: Read): void {
  const { api } = useRouterContext();
  const queryClient = useQueryClient();
  const isOwner = !useSession()?.isImpersonated;
  const isLookedAt = useIsLookedAt();
  const last = stream.items.findLast(({ type }) => type === 'message')?.id;
  const isDue = isOwner && isAtEnd && isLookedAt && !stream.hasNewer && stream.unread > 0;
  useEffect(() => {
    if (!isDue || !last) return;
    api.markConversationRead({ params: { id: leadId }, body: { read_up_to: last } }).then(
      () => {
        noteRead(queryClient, leadId);
        void reload(queryClient, ['messages']);
      },
      // It is read again with the next message, or when somebody comes back.
      () => undefined,
    );
  }, [isDue, last, leadId, api, queryClient]);
}

function useIsLookedAt(): boolean {
  const [isLookedAt, setLookedAt] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const look = () => setLookedAt(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isLookedAt;
}
