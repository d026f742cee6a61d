import { useState } from 'react';
import { lateNews } from './late-news.ts';
import { useRowNews } from './row-context.ts';

type Dialog = { isOpen: boolean; isPossible: boolean };

/** What an open question or form says once its record has changed so that the act is over; it goes on saying it. */
export function useOver({ isOpen, isPossible }: Dialog) {
  const { news, seeInstead } = useRowNews(isOpen);
  const [wasPossible, setWasPossible] = useState(isPossible);
  // Closing it, somebody still reads what it says.
  if (!isOpen && wasPossible !== isPossible) setWasPossible(isPossible);
  if (!news && (!wasPossible || isPossible)) return undefined;
  // A list that has changed has fetched it.
  const late = lateNews();
  return late && <late.NewsInDialog news={news} seeInstead={seeInstead} />;
}
