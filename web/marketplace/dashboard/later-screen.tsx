import type { ReactNode } from 'react';
import { Later } from '../../ui/lazy/later.tsx';
import type { Part } from '../../ui/lazy/part.ts';
import { Title } from '../../ui/layout/heading.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useHandingOn } from '../../ui/navigation/use-handing-on.ts';

type LaterScreenProps<M> = {
  part: Part<M>;
  title: string;
  /** It has fields, and the browser alone draws it. */
  isForm?: boolean;
  children: (shown: M) => ReactNode;
};

/** A screen that is fetched when somebody opens it. Its heading is there from the start. */
export const LaterScreen = <M,>({ title, ...screen }: LaterScreenProps<M>) => (
  <Later
    isScreen
    pending={<PendingScreen title={title} />}
    failed={(said) => <PendingScreen title={title}>{said}</PendingScreen>}
    {...screen}
  />
);

type PendingScreenProps = { title: string; children?: ReactNode };

/** A screen whose script is being fetched, or could not be: its heading is there for people who listen to the page. */
const PendingScreen = ({ title, children = <Skeleton /> }: PendingScreenProps) => (
  <div className="grid gap-6">
    <Title ref={useHandingOn()}>{title}</Title>
    {children}
  </div>
);
