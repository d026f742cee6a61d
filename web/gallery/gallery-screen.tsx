import type { GroupName } from '../copy/gallery-groups.copy.ts';
import { Contents } from './contents.tsx';
import { GroupScreen } from './group-screen.tsx';

/** Everything that screens are made of: the contents, or one group. Not in production. */
export const GalleryScreen = ({ group }: { group: GroupName | undefined }) => (
  <main id="content" tabIndex={-1}>
    {group ? <GroupScreen name={group} /> : <Contents />}
  </main>
);
