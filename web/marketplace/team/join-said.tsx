import type { ReactNode } from 'react';
import { Card } from '../../ui/layout/card.tsx';

type JoinSaidProps = { children: ReactNode; way?: ReactNode };

/** What stands in the way of joining, or does not, and the way on. */
export const JoinSaid = ({ children, way }: JoinSaidProps) => (
  <Card>
    <div className="grid justify-items-start gap-4">
      <div className="grid gap-2 wrap-anywhere">{children}</div>
      {way}
    </div>
  </Card>
);
