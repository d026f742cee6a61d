import type { ComponentProps } from 'react';
import { useRouterContext } from '../../router-context.ts';
import { RelativeTime } from '../../ui/display/relative-time.tsx';

type AgoProps = { at: string | null; said?: ComponentProps<typeof RelativeTime>['said'] };

/** How long ago, by the server's clock. */
export const Ago = ({ at, said }: AgoProps) => (
  <RelativeTime at={at} now={useRouterContext().site.now} {...(said && { said })} />
);
