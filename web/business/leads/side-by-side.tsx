import { type KeyboardEvent, useRef, useState } from 'react';
import type { Lead } from '../../../contract/leads.ts';
import { leadsCopy } from '../../copy/leads.ts';
import { failureSentence } from '../../marketplace/dashboard/failure-sentence.ts';
import type { useList } from '../../marketplace/dashboard/use-list.ts';
import { uiCopy } from '../../copy/ui.ts';
import { Button } from '../../ui/button.tsx';
import { Failed } from '../../ui/failed.tsx';
import { LeadCard } from './lead-card.tsx';
import { LeadLine } from './lead-line.tsx';
import type { Attend } from './use-gone-leads.ts';

type SideBySideProps = {
  list: ReturnType<typeof useList<Lead>>;
  leads: readonly Lead[];
  fresh: ReadonlySet<string>;
  attend: Attend;
};

/** The list left, the chosen lead right; up and down go through the list. */
export function SideBySide({ list, leads, fresh, attend }: SideBySideProps) {
  const { chosen, choose } = useChosen(leads);
  return (
    <div className="grid grid-cols-[minmax(18rem,24rem)_1fr] items-start gap-6">
      <div className="grid gap-4">
        <Lines leads={leads} chosen={chosen} choose={choose} fresh={fresh} />
        <Further list={list} />
      </div>
      {chosen && (
        <div className="sticky top-4">
          <LeadCard key={chosen.id} lead={chosen} isNew={fresh.has(chosen.id)} attend={attend} />
        </div>
      )}
    </div>
  );
}

/** The chosen one stays chosen whatever comes in; when it goes, the one in its place takes over. */
function useChosen(leads: readonly Lead[]) {
  const [choice, setChoice] = useState({ id: leads[0]?.id, place: 0 });
  const place = leads.findIndex(({ id }) => id === choice.id);
  const now = place === -1 ? Math.min(choice.place, leads.length - 1) : place;
  const chosen = leads[now];
  if (chosen && (choice.id !== chosen.id || choice.place !== now)) setChoice({ id: chosen.id, place: now });
  const choose = (lead: Lead) => setChoice({ id: lead.id, place: leads.indexOf(lead) });
  return { chosen, choose };
}

type LinesProps = {
  leads: readonly Lead[];
  chosen: Lead | undefined;
  choose: (lead: Lead) => void;
  fresh: ReadonlySet<string>;
};

function Lines({ leads, chosen, choose, fresh }: LinesProps) {
  const list = useRef<HTMLUListElement>(null);
  const goWithKeys = (event: KeyboardEvent) => {
    const place = chosen ? placeAfter(event.key, leads.indexOf(chosen), leads.length) : null;
    const lead = place === null ? undefined : leads[place];
    if (!lead) return;
    event.preventDefault();
    choose(lead);
    list.current?.querySelectorAll('button')[place ?? 0]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the buttons inside
    <ul ref={list} aria-label={leadsCopy.listLabel} className="grid gap-2" onKeyDown={goWithKeys}>
      {leads.map((lead) => (
        <li key={lead.id} className="min-w-0">
          <LeadLine
            lead={lead}
            isNew={fresh.has(lead.id)}
            isChosen={lead === chosen}
            onChoose={() => choose(lead)}
          />
        </li>
      ))}
    </ul>
  );
}

function placeAfter(key: string, place: number, count: number): number | null {
  if (key === 'ArrowDown') return Math.min(place + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(place - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

function Further({ list }: Pick<SideBySideProps, 'list'>) {
  const retry = list.isFetchNextPageError ? list.fetchNextPage : list.refetch;
  return (
    <>
      {list.isError && (
        <Failed onTryAgain={() => void retry()} isBusy={list.isFetching}>
          {failureSentence(list.error)}
        </Failed>
      )}
      {list.hasNextPage && !list.isError && (
        <Button onClick={() => void list.fetchNextPage()} isBusy={list.isFetchingNextPage}>
          {uiCopy.loadMore}
        </Button>
      )}
    </>
  );
}
