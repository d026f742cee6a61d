import { useState } from 'react';
import { NewsInDialog } from './news-in-dialog.tsx';
import { useRowNews } from './row-context.ts';

type Dialog = { isOpen: boolean; isPossible: boolean };

/** What an open question or form says once its record has changed so that the act is over; it goes on saying it. */
export function useOver({ isOpen, isPossible }: Dialog) {
  const news = useRowNews(isOpen);
  const [wasPossible, setWasPossible] = useState(isPossible);
  // Closing it, somebody still reads what it says.
  if (!isOpen && wasPossible !== isPossible) setWasPossible(isPossible);
  return news || (wasPossible && !isPossible) ? <NewsInDialog news={news} /> : undefined;
}
