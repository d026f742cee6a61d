import { galleryCopy } from '../copy/gallery.copy.ts';
import { RatingSummary } from '../visitor/profile/front-board.tsx';
import { MissingPart } from '../ui/lazy/missing-part.tsx';
import { Pending } from '../ui/feedback/pending.tsx';
import { Rows } from '../ui/lists/rows.tsx';
import { SideMenu } from '../ui/navigation/side-menu.tsx';
import { Part, State } from './specimen.tsx';

const { list, surface } = galleryCopy;
const ignore = () => undefined;
const here = (panel: string) => `/gallery/quiet?panel=${panel}`;

/** What stands across a page or beside it. */
export const Notices = () => (
  <>
    <Part name="MissingPart">
      <State of="failed" isWide>
        {/* It stands at the foot of what is seen; here, of this. */}
        <div className="relative h-40 translate-x-0">
          <MissingPart onTryAgain={ignore} onClose={ignore} />
        </div>
      </State>
    </Part>
    <Part name="Pending, Rows, SideMenu, RatingSummary">
      <State of="loading">
        <Pending>{list.loading}</Pending>
      </State>
      <State of="long">
        <Rows items={surface.longRows} />
      </State>
      <State of="chosen">
        <SideMenu label={surface.menuLabel} entries={surface.tabs} current="two" hrefOf={here} />
      </State>
      <State of="normal">
        <RatingSummary rating={4.3} count={12} />
      </State>
    </Part>
  </>
);
