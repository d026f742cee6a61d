import { galleryContents, type GroupName } from '../copy/gallery-groups.copy.ts';
import { SectionTitle } from '../ui/layout/heading.tsx';
import { Page } from '../ui/layout/page.tsx';
import { InnerLink } from '../ui/navigation/inner-link.tsx';
import { GROUP_ICONS } from './group-icons.ts';
import { Opening } from './opening.tsx';

const { title, lead, chapters, groups } = galleryContents;

/** Where the gallery begins: its groups, by chapters. */
export const Contents = () => (
  <Page>
    <div className="grid gap-10 py-10 sm:gap-12 sm:py-14">
      <Opening title={title} lead={lead} />
      {chapters.map((chapter) => (
        <Chapter key={chapter.title} {...chapter} />
      ))}
    </div>
  </Page>
);

/** Its title beside its groups; on a phone above them. */
const Chapter = (chapter: { title: string; groups: readonly GroupName[] }) => (
  <div className="grid items-start gap-x-8 gap-y-3 lg:grid-cols-[14rem_1fr]">
    <div className="lg:pt-4">
      <SectionTitle>{chapter.title}</SectionTitle>
    </div>
    <ul className="grid gap-x-8 sm:grid-cols-2">
      {chapter.groups.map((name) => (
        <Entry key={name} name={name} />
      ))}
    </ul>
  </div>
);

function Entry({ name }: { name: GroupName }) {
  const Icon = GROUP_ICONS[name];
  return (
    <li className="border-t border-line">
      <InnerLink
        href={`/gallery/${name}`}
        className="group flex h-full items-start gap-4 rounded-field py-4 -outline-offset-2"
      >
        <span className="rounded-field bg-tint p-2.5 text-link">
          <Icon size={24} strokeWidth={1.75} aria-hidden />
        </span>
        <span className="grid gap-0.5">
          <span className="font-semibold group-hover:text-link">{groups[name].title}</span>
          <span className="text-sm text-pretty text-ink-soft">{groups[name].shows}</span>
        </span>
      </InnerLink>
    </li>
  );
}
