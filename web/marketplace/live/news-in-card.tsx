import { newsCopy } from '../../copy/news.copy.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Notable } from '../../ui/feedback/notice.tsx';
import type { Whereabouts } from './live-words.ts';
import { WayThere } from './way-there.tsx';

type NewsInCardProps = { news: Whereabouts; onClose: () => void };

/** Above a box in which somebody writes when its record has gone: what happened, while the box stays. */
export const NewsInCard = ({ news, onClose }: NewsInCardProps) => (
  <div role="alert">
    <Notable>
      <p className="font-semibold wrap-anywhere">{news.sentence}</p>
      {news.why && <p>{news.why}</p>}
      <p>{newsCopy.typedStays}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <WayThere to={news} />
        <Button onClick={onClose}>{newsCopy.close}</Button>
      </div>
    </Notable>
  </div>
);
