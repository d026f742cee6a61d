import type { PublicBusiness } from '../../../contract/businesses.ts';
import { cutTo } from '../../../contract/graphemes.ts';
import { type PageWords, titled } from '../../copy/page-words.ts';
import { profileCopy } from '../../copy/profile.copy.ts';
import { sharedPicture } from '../../shell/shared-picture.ts';

const MAX_DESCRIPTION = 160;
/** One of the widths that work pictures are kept in. */
const SHARED_WIDTH = 1280;

export function wordsOfProfile({
  name,
  workCategoriesName: trade,
  town,
  location,
  description,
  tradeSlug,
  workPictures: [work],
}: PublicBusiness): PageWords {
  const place = profileCopy.area(town, location);
  const said = profileCopy.page.description({ name, trade, place, text: description });
  return {
    title: titled(profileCopy.page.title(name, trade, town)),
    description: shortened(said),
    pictured: work ? `${work.url}?w=${SHARED_WIDTH}` : sharedPicture(tradeSlug),
  };
}

/** Cut at a word, since search engines cut anywhere. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MAX_DESCRIPTION) return line;
  return `${cutTo(line, MAX_DESCRIPTION).replace(/\s+\S*$/, '')} …`;
}
