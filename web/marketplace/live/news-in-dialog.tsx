import { useEffect, useRef } from 'react';
import { newsCopy } from '../../copy/news.copy.ts';
import { Notable } from '../../ui/feedback/notice.tsx';
import type { Whereabouts } from './live-words.ts';
import { WayThere } from './way-there.tsx';

type NewsInDialogProps = { news: Whereabouts | null; seeInstead?: (() => void) | undefined };

/** In an open question or form whose record has changed: what happened, instead of the button that acts. */
export function NewsInDialog({ news, seeInstead }: NewsInDialogProps) {
  const said = useRef<HTMLDivElement>(null);
  // The button that had the focus may be gone.
  useEffect(() => {
    const dialog = said.current?.closest('[role$=dialog]');
    if (!dialog?.contains(document.activeElement)) said.current?.focus();
  }, []);
  return (
    <div ref={said} tabIndex={-1} role="alert" className="outline-none">
      <Notable>
        <p className="font-semibold">{news?.sentence ?? newsCopy.notPossible}</p>
        {news && <WayThere to={news} seeInstead={seeInstead} />}
      </Notable>
    </div>
  );
}
