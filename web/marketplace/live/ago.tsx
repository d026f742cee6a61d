import { useRouterContext } from '../../router-context.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';

/** How long ago, by the server's clock. */
export const Ago = ({ at }: { at: string | null }) => (
  <RelativeTime at={at} now={useRouterContext().site.now} />
);
