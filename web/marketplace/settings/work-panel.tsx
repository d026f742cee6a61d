import { ownWorkCopy as copy } from '../../copy/own-work.copy.ts';
import { Answered } from '../dashboard/answered.tsx';
import { useKeptByBusiness } from '../team/use-kept-by-business.ts';
import { PanelFrame } from './panel-frame.tsx';
import { WorkList } from './work-pictures/work-list.tsx';

/** What a business shows of its work. */
export function WorkPanel() {
  return (
    <PanelFrame title={copy.title}>
      <Answered query={useOwnWork()} loading={copy.loading}>
        {({ pictures }) => <WorkList pictures={pictures} />}
      </Answered>
    </PanelFrame>
  );
}

/** The work pictures of the current business. */
const useOwnWork = () => useKeptByBusiness('workPictures', (api) => api.workPictures());
