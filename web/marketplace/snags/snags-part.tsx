import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Snag, Snags } from '../../../contract/snags.ts';
import { lastDay } from '../../copy/last-day.ts';
import { snagsCopy as copy, snagsCopy } from '../../copy/snags.copy.ts';
import { useRouterContext } from '../../router-context.ts';
import { Button } from '../../ui/actions/button.tsx';
import { LaterInFront } from '../../ui/dialogs/later-in-front.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import { part } from '../../ui/lazy/part.ts';
import { Ago } from '../live/ago.tsx';
import { PhotosLater } from '../photos/photos-later.tsx';
import { RemoveSnag, TickSnag, UntickSnag } from './move-snag.tsx';
import { snagsQuery } from './snags-query.ts';

type SnagsPartProps = { jobId: string; children: (snags: ReactNode) => ReactNode };

/** What the customer finds still open, and what each side can do about it now; nothing where nobody can list anything. */
export function SnagsPart({ jobId, children }: SnagsPartProps) {
  const { api } = useRouterContext();
  const { data } = useQuery(snagsQuery(api, jobId));
  if (!data || (data.snags.length === 0 && data.until === null)) return null;
  return children(<SnagsShown answer={data} jobId={jobId} />);
}

/** The same once it is there. */
export const SnagsShown = ({ answer, jobId }: { answer: Snags; jobId: string }) => (
  <div className="grid gap-4">
    {answer.until !== null && (
      <p className="text-ink-soft print:hidden">
        {copy.note[answer.mayAdd ? 'customer' : 'business'](lastDay(answer.until))}
      </p>
    )}
    {answer.snags.length > 0 && (
      <ul aria-label={copy.list} className="grid divide-y divide-line border-y border-line">
        {answer.snags.map((snag) => (
          <OneSnag key={snag.id} snag={snag} />
        ))}
      </ul>
    )}
    <AddSnags jobId={jobId} isPossible={answer.mayAdd} />
  </div>
);

const TONES = { open: 'urgent', done: 'good' } as const satisfies Record<Snag['status'], string>;

function OneSnag({ snag }: { snag: Snag }) {
  const { status, text, createdAt, doneAt, photos, can } = snag;
  return (
    <li className="grid min-w-0 gap-2 py-4">
      <div className="flex items-start justify-between gap-4">
        <p className={text === null ? 'text-ink-soft' : 'min-w-0 font-semibold wrap-anywhere'}>
          {text ?? copy.gone}
        </p>
        <span className="shrink-0">
          <Badge tone={TONES[status]}>{copy.status[status]}</Badge>
        </span>
      </div>
      <PhotosLater photos={photos} title={copy.shown(text ?? copy.gone)} />
      <div className="grid gap-3 sm:flex sm:items-center sm:justify-between">
        <p className="text-sm text-ink-soft">
          <Ago at={doneAt ?? createdAt} />
        </p>
        {can.length > 0 && (
          <div className="grid print:hidden">
            <TickSnag snag={snag} />
            <UntickSnag snag={snag} />
            <RemoveSnag snag={snag} />
          </div>
        )}
      </div>
    </li>
  );
}

type AddSnagsProps = { jobId: string; isPossible: boolean };

/** Leads to the form in which a customer lists what is still open. */
function AddSnags({ jobId, isPossible }: AddSnagsProps) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && !isPossible) return null;
  return (
    <div className="grid sm:justify-items-start print:hidden">
      {isPossible && <Button onClick={() => setOpen(true)}>{snagsCopy.add.button}</Button>}
      {isOpen && (
        <LaterInFront part={FORM} onClose={() => setOpen(false)}>
          {({ AddSnagsDialog }) => (
            <AddSnagsDialog jobId={jobId} isPossible={isPossible} onClose={() => setOpen(false)} />
          )}
        </LaterInFront>
      )}
    </div>
  );
}

/** Fetched when it is wanted. */
const FORM = part(() => import('./add-snags-dialog.tsx'));
