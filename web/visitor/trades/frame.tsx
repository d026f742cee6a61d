import type { ReactNode } from 'react';
import { directoryCopy } from '../../copy/directory.copy.ts';
import { TradeIcon } from '../../marketplace/catalogue/trade-icon.tsx';
import { buttonLook } from '../../ui/actions/button-look.ts';
import { Page } from '../../ui/layout/page.tsx';
import { StickyBar } from '../../ui/layout/sticky-bar.tsx';
import { type Crumb, Crumbs } from './crumbs.tsx';
import { postIn } from './list-address.ts';
import { SearchForm, type Typed } from './search-form.tsx';

type FrameProps = {
  way: Crumb[];
  trade: string;
  title: string;
  summary: string | null;
  /** Where a list of one place leads to those of all places, and the browser forgets that place. */
  everywhere?: string;
  typed: Typed;
  /** How many are asked at once, near which post code; null where something else takes the job. */
  ask: { count: number; postcode: string } | null;
  aside: ReactNode;
  /** Who is there. */
  children: ReactNode;
  below: ReactNode;
};

/** A page about a trade: what and where it is, at once who is there, and then what it costs, places and the rest. */
export const TradeFrame = ({ ask, aside, children, below, ...head }: FrameProps) => (
  <>
    <Head {...head} />
    <Page>
      <div className="trade-columns">
        <div>{children}</div>
        <aside>
          {ask && <AskAll trade={head.trade} {...ask} />}
          {aside}
        </aside>
        <div>{below}</div>
      </div>
    </Page>
    {ask && <AskBar trade={head.trade} {...ask} />}
  </>
);

type HeadProps = Pick<FrameProps, 'way' | 'trade' | 'title' | 'summary' | 'everywhere' | 'typed'>;

const Head = ({ way, trade, title, summary, everywhere, typed }: HeadProps) => (
  <div className="trade-head">
    <Page>
      <Crumbs way={way} />
      <div>
        <header>
          <span>
            <TradeIcon slug={trade} />
          </span>
          <div>
            <h1>{title}</h1>
            {(summary || everywhere) && (
              <p>
                {summary && everywhere ? `${summary}. ` : summary}
                {everywhere && (
                  <a href={everywhere} rel="nofollow">
                    {directoryCopy.trade.everywhere}
                  </a>
                )}
              </p>
            )}
          </div>
        </header>
        <SearchForm action={`/trades/${trade}`} typed={typed} />
      </div>
    </Page>
  </div>
);

const copy = directoryCopy.ask;

type Props = { trade: string; count: number; postcode: string };

/** Beside the list: one job reaches all of them. */
const AskAll = ({ trade, count, postcode }: Props) => (
  <section aria-labelledby="ask" className="ask-all">
    <h2 id="ask">{copy.heading(count)}</h2>
    <p>{copy.lead}</p>
    <a href={postIn(trade, postcode)} className={buttonLook('primary')}>
      {directoryCopy.postJob}
    </a>
  </section>
);

/** The same on a phone, at the foot of the screen. */
const AskBar = ({ trade, count, postcode }: Props) => (
  <div className="contents sm:hidden print:hidden">
    <StickyBar isEdgeToEdge>
      <a href={postIn(trade, postcode)} className={buttonLook('primary')}>
        {copy.all(count)}
      </a>
    </StickyBar>
  </div>
);
