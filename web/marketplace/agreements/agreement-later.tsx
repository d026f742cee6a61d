import type { ComponentProps } from 'react';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Later } from '../../ui/lazy/later.tsx';
import { part } from '../../ui/lazy/part.ts';
import type { AgreementScreen } from './agreement-screen.tsx';

/** With what keeps what came since true, which few other pages outside of the dashboard need. */
const SCREEN = part(() => import('./agreement-screen.tsx'));

export const AgreementLater = (screen: ComponentProps<typeof AgreementScreen>) => (
  <Later isScreen part={SCREEN} pending={<Skeleton lines={8} />}>
    {(shown) => <shown.AgreementScreen {...screen} />}
  </Later>
);
