import type { PublicBusiness } from '../../../contract/businesses.ts';
import { cutTo } from '../../../contract/graphemes.ts';
import { titled } from '../../copy/page-words.ts';
import { profileCopy } from '../../copy/profile.copy.ts';

const MAX_DESCRIPTION = 160;

export function wordsOfProfile({
  name,
  workCategoriesName: trade,
  town,
  location,
  description,
}: PublicBusiness) {
  const place = profileCopy.area(town, location);
  const said = profileCopy.page.description({ name, trade, place, text: description });
  return { title: titled(profileCopy.page.title(name, trade, town)), description: shortened(said) };
}

/** Cut at a word, since search engines cut anywhere. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MAX_DESCRIPTION) return line;
  return `${cutTo(line, MAX_DESCRIPTION).replace(/\s+\S*$/, '')} …`;
}
