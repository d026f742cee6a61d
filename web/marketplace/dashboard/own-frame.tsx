import type { ReactNode } from 'react';
import { Framed } from '../../shell/framed.ts';
import { useLive } from '../live/use-live.ts';
import { PlainFrame, StillFrame } from './dashboard-frame.tsx';
import { useOwnTabs } from './use-own-tabs.ts';

/** Around a page of one's own that belongs to no tab, as the quotes of a job beside each other: the dashboard's frame stays. */
export function OwnFrame({ children }: { children: ReactNode }) {
  const tabs = useOwnTabs();
  const framed = <Framed value>{children}</Framed>;
  useLive();
  if (!tabs) return <PlainFrame tabs={null}>{framed}</PlainFrame>;
  return (
    <StillFrame tabs={tabs} current={undefined}>
      {framed}
    </StillFrame>
  );
}
