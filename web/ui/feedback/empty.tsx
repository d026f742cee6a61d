import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';

type EmptyProps = { children: ReactNode; icon?: ReactNode; action?: ReactNode };

/** There is nothing here, and the one useful thing to do about it. */
export function Empty({ children, icon = <Inbox aria-hidden />, action }: EmptyProps) {
  return (
    <div className="grid justify-items-center gap-4 rounded-card border border-dashed border-rim px-4 py-12 text-center">
      <span className="rounded-card bg-tint p-3 text-link [&>svg]:size-7 [&>svg]:stroke-[1.75]">{icon}</span>
      <p className="max-w-prose text-lg text-pretty">{children}</p>
      {action}
    </div>
  );
}
