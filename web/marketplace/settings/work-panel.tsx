import { ownWorkCopy as copy } from '../../copy/own-work.copy.ts';
import { Answered } from '../dashboard/answered.tsx';
import { PanelFrame } from './panel-frame.tsx';
import { useOwnWork } from './work-pictures/own-work.ts';
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
