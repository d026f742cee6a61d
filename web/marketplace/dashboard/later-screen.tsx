import type { ReactNode } from 'react';
import { Later } from '../../ui/later.tsx';
import type { Part } from '../../ui/part.ts';
import { ScreenOnItsWay } from './screen-on-its-way.tsx';

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
    pending={<ScreenOnItsWay title={title} />}
    failed={(said) => <ScreenOnItsWay title={title}>{said}</ScreenOnItsWay>}
    {...screen}
  />
);
