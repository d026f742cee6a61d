import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Lead } from '../../../contract/leads.ts';
import { leadAddress } from '../../marketplace/dashboard/dashboard-tabs.ts';
import type { Row } from '../../marketplace/live/live-rows.ts';

type LeadRow = Row<Lead>;

/**
 * The chosen one stays chosen whatever comes in; when it goes, the one in its place takes over. The address follows. Opened is
 * what somebody or the address has chosen.
 */
export function useChosen(rows: readonly LeadRow[], asked: string | undefined) {
  const isListed = (id: string | undefined) => rows.some((row) => row.id === id);
  const [choice, setChoice] = useState({
    id: isListed(asked) ? asked : rows[0]?.id,
    place: 0,
    isOpened: isListed(asked),
  });
  const [followed, setFollowed] = useState({ asked, isElsewhere: asked !== undefined && !isListed(asked) });
  // The address names another one, or the list has been read as far as the one it names.
  if (followed.asked !== asked || (followed.isElsewhere && isListed(asked))) {
    setFollowed({ asked, isElsewhere: asked !== undefined && !isListed(asked) });
    if (isListed(asked) && choice.id !== asked) setChoice({ id: asked, place: 0, isOpened: true });
  }
  const place = rows.findIndex(({ id }) => id === choice.id);
  const now = place === -1 ? Math.min(choice.place, rows.length - 1) : place;
  const inPlace = rows[now];
  const isOpened = choice.isOpened && choice.id === inPlace?.id;
  if (inPlace && (choice.id !== inPlace.id || choice.place !== now))
    setChoice({ id: inPlace.id, place: now, isOpened });
  const choose = (row: LeadRow) => {
    setChoice({ id: row.id, place: rows.indexOf(row), isOpened: true });
    setFollowed({ asked, isElsewhere: false });
  };
  const chosen = followed.isElsewhere ? undefined : inPlace;
  useAddress(asked, chosen?.id);
  return { chosen, isOpened, choose, isElsewhere: followed.isElsewhere };
}

/** What is chosen stands in the address, so that a reload and a copied address lead to it. */
function useAddress(asked: string | undefined, chosen: string | undefined): void {
  const router = useRouter();
  const first = useRef(chosen);
  useEffect(() => {
    // The first one of the list is what the plain address opens.
    const isPlain = asked === undefined && chosen === first.current;
    if (!chosen || chosen === asked || isPlain) return;
    void router.navigate({ href: leadAddress(chosen), replace: true, resetScroll: false });
    // oxlint-disable-next-line react/exhaustive-deps -- when another one is chosen, and not when the address has followed
  }, [chosen]);
}
