import { useRouter } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';

type InnerLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  href: string;
  isInPlace?: boolean;
  /** In place of opening the address once more: the way back to where it is open already. */
  follow?: () => void;
};

/** A link within the product whose address is made elsewhere; it navigates without a reload where script is on. */
export function InnerLink({ href, isInPlace = false, follow: goThere, children, ...rest }: InnerLinkProps) {
  const router = useRouter();
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || isForTheBrowser(event)) return;
    event.preventDefault();
    if (goThere) goThere();
    else void router.navigate({ href, resetScroll: !isInPlace });
  };
  const prepare = () => void router.preloadRoute({ to: href, href }).catch(() => undefined);
  return (
    <a href={href} onClick={follow} onMouseEnter={prepare} onTouchStart={prepare} {...rest}>
      {children}
    </a>
  );
}

/** A new tab, a new window, a download. */
const isForTheBrowser = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
