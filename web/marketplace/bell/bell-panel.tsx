import { Dialog } from '@base-ui/react/dialog';
import { Bell, X } from 'lucide-react';
import type { RefObject } from 'react';
import type { BellGroup as Group } from '../../../contract/bell.ts';
import { bellCopy as copy } from '../../copy/bell.copy.ts';
import { useRouterContext } from '../../router-context.ts';
import { Button } from '../../ui/actions/button.tsx';
import { useBackCloses } from '../../ui/dialogs/back-closes.ts';
import { ListOf } from '../../ui/lists/list-of.tsx';
import { useSession } from '../accounts/session.ts';
import { failureSentence } from '../dashboard/failure-sentence.ts';
import { useAct } from '../dashboard/use-act.ts';
import { useList } from '../dashboard/use-list.ts';
import { SHELL } from '../live/lists.ts';
import { BellGroup } from './bell-group.tsx';
import { bellList } from './bell-list.ts';

export type BellPanelProps = {
  isOpen: boolean;
  onClose: () => void;
  /** What opened it, and has the focus again afterwards. */
  from: RefObject<HTMLElement | null>;
};

/** On a desk below the bell; on a phone the whole window. */
export function BellPanel({ isOpen, onClose, from }: BellPanelProps) {
  useBackCloses(isOpen, onClose);
  return (
    <Dialog.Root open={isOpen} onOpenChange={(isOpening) => !isOpening && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 bg-veil sm:bg-transparent" />
        <Dialog.Popup finalFocus={from} data-question className={POPUP}>
          <BellShown onClose={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const POPUP =
  'fixed inset-0 z-10 flex flex-col overflow-y-auto overscroll-contain bg-surface text-ink outline-none transition-opacity duration-150 ease-out data-ending-style:opacity-0 data-starting-style:opacity-0 sm:inset-auto sm:top-16 sm:right-[max(1rem,calc(50vw-36rem))] sm:max-h-[calc(100dvh-5rem)] sm:w-104 sm:rounded-card sm:border sm:border-rim sm:shadow-float';

function BellShown({ onClose }: { onClose: () => void }) {
  const { api } = useRouterContext();
  const list = useList(bellList(api));
  const read = useReadBell();
  const newest = list.data?.[0];
  const hasUnread = list.data?.some(({ unread }) => unread > 0) ?? false;
  const follow = (group: Group) => {
    read.one(group);
    onClose();
  };
  return (
    <>
      <div className="sticky top-0 z-10 flex gap-2 border-b border-line bg-surface py-1 pr-1 pl-4">
        <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-2">
          <Dialog.Title data-own-words className="font-display text-lg">
            {copy.title}
          </Dialog.Title>
          {newest && hasUnread && (
            <Button onClick={() => read.all(newest)} working={read.isWorking && copy.readAll}>
              {copy.readAll}
            </Button>
          )}
        </div>
        <CloseBell />
      </div>
      <div className="bell-list pb-[max(0.5rem,env(safe-area-inset-bottom))]">
        <ListOf
          query={list}
          loading={copy.loading}
          empty={copy.empty}
          emptyIcon={<Bell aria-hidden />}
          failed={failureSentence(list.error)}
          each={(group) => <BellGroup group={group} onFollow={() => follow(group)} />}
        />
      </div>
    </>
  );
}

const CloseBell = () => (
  <Dialog.Close
    aria-label={copy.close}
    className="grid size-11 cursor-pointer place-items-center rounded-field hover:bg-sunken"
  >
    <X size={22} aria-hidden />
  </Dialog.Close>
);

/** Read here is read on every device. An admin who acts as somebody leaves no trace. */
function useReadBell() {
  const isOwn = useSession()?.isImpersonated === false;
  const { run, isWorking } = useAct({
    name: 'markBellRead',
    call: (api, body: { upTo: string; group?: string }) => api.markBellRead({ body }),
    reloads: SHELL,
  });
  return {
    isWorking,
    all: ({ createdAt }: Group) => void (isOwn && run({ upTo: createdAt })),
    one: ({ id, createdAt, unread }: Group) =>
      void (isOwn && unread > 0 && run({ upTo: createdAt, group: id })),
  };
}
