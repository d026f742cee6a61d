import { directoryCopy } from '../../copy/directory.copy.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { StickyBar } from '../../ui/sticky-bar.tsx';
import { postIn } from './list-address.ts';

const copy = directoryCopy.ask;

type Props = { trade: string; count: number; postcode: string };

/** Beside the list: one job reaches all of them. */
export const AskAll = ({ trade, count, postcode }: Props) => (
  <section aria-labelledby="ask" className="ask-all">
    <h2 id="ask">{copy.heading(count)}</h2>
    <p>{copy.lead}</p>
    <a href={postIn(trade, postcode)} className={buttonLook('primary')}>
      {directoryCopy.postJob}
    </a>
  </section>
);

/** The same on a phone, at the foot of the screen. */
export const AskBar = ({ trade, count, postcode }: Props) => (
  <div className="contents sm:hidden print:hidden">
    <StickyBar isEdgeToEdge>
      <a href={postIn(trade, postcode)} className={buttonLook('primary')}>
        {copy.all(count)}
      </a>
    </StickyBar>
  </div>
);
