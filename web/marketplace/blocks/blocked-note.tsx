import { Ban } from 'lucide-react';
import { blocksCopy as words } from '../../copy/blocks.copy.ts';
import { useSession } from '../accounts/session.ts';
import { Unblock } from './unblock.tsx';

type BlockedNoteProps = {
  block: { id: string };
  /** The other side. */
  name: string;
  /** Work goes on between the two. */
  isOpen: boolean;
};

/** Tells the person who blocked the other side; it replaces the field for an answer, or stands above it while work goes on. */
export function BlockedNote({ block, name, isOpen }: BlockedNoteProps) {
  const isOwner = !useSession()?.isImpersonated;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-field border border-line bg-sunken px-4 py-3">
      <div className="flex min-w-0 gap-3">
        <Ban className="mt-0.5 shrink-0" size={20} aria-hidden />
        <div className="grid min-w-0 gap-1">
          <p className="wrap-anywhere">{words.isBlocked(name)}</p>
          {isOpen && <p>{words.goesOn}</p>}
        </div>
      </div>
      {isOwner && <Unblock id={block.id} name={name} />}
    </div>
  );
}
