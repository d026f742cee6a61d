import type { BusinessId } from '../../platform/ids.ts';

type Business = { id: BusinessId; name: string };
type Draft = { subject: string; link: { path: string } };

/** Who acts for several businesses reads which of them it is about, and the link opens that one. */
export const forOneOfSeveral = <D extends Draft>(draft: D, { id, name }: Business): D => ({
  ...draft,
  subject: `${name}: ${draft.subject}`,
  link: { ...draft.link, path: openedFor(draft.link.path, id) },
});

const openedFor = (path: string, id: BusinessId): string =>
  `${path}${path.includes('?') ? '&' : '?'}business=${id}`;
