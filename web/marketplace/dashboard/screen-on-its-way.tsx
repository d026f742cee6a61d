import type { ReactNode } from 'react';
import { Title } from '../../ui/heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useHandingOn } from '../../ui/use-handing-on.ts';

type ScreenOnItsWayProps = { title: string; children?: ReactNode };

/** A screen whose script is being fetched, or could not be: it has its heading from the start, for whoever listens to the page. */
export const ScreenOnItsWay = ({ title, children = <Skeleton /> }: ScreenOnItsWayProps) => (
  <div className="grid gap-6">
    <Title ref={useHandingOn()}>{title}</Title>
    {children}
  </div>
);
