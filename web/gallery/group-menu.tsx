import { galleryContents, type GroupName } from '../copy/gallery-groups.copy.ts';
import { InnerLink } from '../ui/navigation/inner-link.tsx';
import { useCurrentInView } from '../ui/navigation/use-current-in-view.ts';

type GroupMenuProps = { names: readonly GroupName[]; current: GroupName };

/** The contents at the head of a group: a strip on a phone, lines where there is room. */
export function GroupMenu({ names, current }: GroupMenuProps) {
  const strip = useCurrentInView(current);
  return (
    <nav
      ref={strip}
      // Another strip for each group: else the router takes along how far the last one was moved.
      data-scroll-restoration-id={current}
      aria-label={galleryContents.menu}
      className="-mx-4 overflow-x-auto border-y border-line px-4 py-1 sm:mx-0 sm:overflow-visible sm:px-0"
    >
      <ul className="flex min-w-max gap-1 sm:-mx-3 sm:min-w-0 sm:flex-wrap">
        {names.map((name) => (
          <li key={name}>
            <InnerLink
              href={`/gallery/${name}`}
              aria-current={name === current ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-field px-3 font-semibold text-ink-soft -outline-offset-2 transition-colors duration-150 ease-out hover:bg-sunken hover:text-ink aria-[current]:text-link aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-8"
            >
              {galleryContents.groups[name].title}
            </InnerLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
