import { Title } from '../../ui/heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useHandingOn } from '../../ui/use-handing-on.ts';

/** A screen whose script is being fetched: it has its heading from the start, for whoever listens to the page. */
export const ScreenOnItsWay = ({ title }: { title: string }) => (
  <div className="grid gap-6">
    <Title ref={useHandingOn()}>{title}</Title>
    <Skeleton />
  </div>
);
