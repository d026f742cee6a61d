import { InnerLink } from './inner-link.tsx';
import { useCurrentInView } from './use-current-in-view.ts';

type Tab<V extends string> = { value: V; label: string; count?: number | undefined };

type TabsProps<V extends string> = {
  label?: string;
  tabs: readonly Tab<V>[];
  current: V;
  hrefOf: (value: V) => string;
};

/** Links to the parts of one place: each has an address, the browser's Back works. */
export function Tabs<V extends string>({ label, tabs, current, hrefOf }: TabsProps<V>) {
  const strip = useCurrentInView(current);
  return (
    <nav ref={strip} aria-label={label} className="-mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0">
      <ul className="flex min-w-max border-b sm:gap-1 border-line">
        {tabs.map(({ value, ...tab }) => (
          <li key={value}>
            <TabLink {...tab} href={hrefOf(value)} isCurrent={value === current} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

type TabLinkProps = { label: string; count?: number | undefined; href: string; isCurrent: boolean };

function TabLink({ label, count, href, isCurrent }: TabLinkProps) {
  return (
    <InnerLink
      href={href}
      isInPlace
      aria-current={isCurrent ? 'page' : undefined}
      className="-mb-px flex min-h-11 items-center gap-1 rounded-t-field border-b-2 border-transparent px-1.5 text-sm font-semibold text-ink-soft transition-colors duration-150 ease-out -outline-offset-2 hover:border-rim hover:text-ink aria-[current]:border-link aria-[current]:text-link sm:gap-1.5 sm:px-4 sm:text-base"
    >
      {label}
      {count !== undefined && <Count>{count}</Count>}
    </InnerLink>
  );
}

const Count = ({ children }: { children: number }) => (
  <span className="min-w-5 rounded-full bg-sunken px-1 text-center text-sm sm:min-w-6 sm:px-1.5 text-ink-soft tabular-nums">
    {children}
  </span>
);
