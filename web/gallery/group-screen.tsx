import { ChevronLeft } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { galleryContents, type GroupName } from '../copy/gallery-groups.copy.ts';
import { Page } from '../ui/layout/page.tsx';
import { InnerLink } from '../ui/navigation/inner-link.tsx';
import { GroupMenu } from './group-menu.tsx';
import { Opening } from './opening.tsx';

const { all, chapters, groups, next } = galleryContents;
const NAMES: readonly GroupName[] = chapters.flatMap((chapter) => chapter.groups);

// It shows every component, so it loads when it is opened. All groups are one chunk: one for each would split the
// product's own chunks where groups share them.
const GroupParts = lazy(async () => ({ default: (await import('./group-parts.tsx')).GroupParts }));

/** As wide as the admin area is. */
const WIDE: readonly GroupName[] = ['admin', 'lists'];

/** One group: its parts, and the ways to the other groups. */
export function GroupScreen({ name }: { name: GroupName }) {
  const { title, shows } = groups[name];
  return (
    <Page isWide={WIDE.includes(name)}>
      <div className="grid min-w-0 grid-cols-1 gap-8 py-6 sm:py-8">
        <Opening title={title} lead={shows}>
          <InnerLink href="/gallery" className={`${WAY} gap-1`}>
            <ChevronLeft size={18} aria-hidden />
            {all}
          </InnerLink>
        </Opening>
        <GroupMenu names={NAMES} current={name} />
        <div className="grid min-w-0 grid-cols-1 gap-12">
          <Suspense>
            <GroupParts name={name} />
          </Suspense>
        </div>
        <Onwards from={name} />
      </div>
    </Page>
  );
}

const WAY = 'inline-flex min-h-11 w-fit items-center text-link underline underline-offset-2';

/** At the foot of a long page; the last group has none after it. */
function Onwards({ from }: { from: GroupName }) {
  const after = NAMES[NAMES.indexOf(from) + 1];
  return (
    <div className="flex flex-wrap gap-x-6 border-t border-line pt-4">
      {after && (
        <InnerLink href={`/gallery/${after}`} className={WAY}>
          {next(groups[after].title)}
        </InnerLink>
      )}
      <InnerLink href="/gallery" className={WAY}>
        {all}
      </InnerLink>
    </div>
  );
}
