import { InnerLink } from './inner-link.tsx';
import { useCurrentInView } from './use-current-in-view.ts';

type SideMenuProps<V extends string> = {
  label: string;
  /** `counted`: how much waits there, in a figure, and in words for those who listen. */
  entries: readonly { value: V; label: string; counted?: { count: number; said: string } | undefined }[];
  current: V;
  hrefOf: (value: V) => string;
};

/** Links to the parts of one place, beside them; on a phone a strip above them. */
export function SideMenu<V extends string>({ label, entries, current, hrefOf }: SideMenuProps<V>) {
  const strip = useCurrentInView(current);
  return (
    <nav
      ref={strip}
      aria-label={label}
      className="-mx-4 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-1 lg:px-0 lg:py-0"
    >
      <ul className="flex min-w-max gap-1 lg:grid lg:min-w-0">
        {entries.map(({ value, label: words, counted }) => (
          <li key={value}>
            <InnerLink
              href={hrefOf(value)}
              isInPlace
              aria-current={value === current ? 'page' : undefined}
              aria-label={counted && `${words}, ${counted.said}`}
              className={ENTRY}
            >
              {words}
              {counted && <span aria-hidden data-count={counted.count} className="new-count ml-2" />}
            </InnerLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const ENTRY =
  'flex min-h-11 items-center rounded-field border border-transparent px-3 font-semibold text-ink-soft transition-colors duration-150 ease-out hover:bg-sunken hover:text-ink aria-[current]:border-tint-line aria-[current]:bg-tint aria-[current]:text-link';
