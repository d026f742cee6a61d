import type { PublicBusiness } from '../../../contract/businesses.ts';
import type { WorkPicture } from '../../../contract/work-pictures.ts';
import { cutTo } from '../../../contract/graphemes.ts';
import { type PageWords, type SharedPicture, titled } from '../../copy/page-words.ts';
import { profileCopy } from '../../copy/profile.copy.ts';
import { workCopy } from '../../copy/work.copy.ts';
import { sharedPicture } from '../../shell/shared-picture.ts';

const MAX_DESCRIPTION = 160;
/** One of the widths that work pictures are kept in. */
const SHARED_WIDTH = 1280;

export function wordsOfProfile(business: PublicBusiness): PageWords {
  const { name, workCategoriesName: trade, town, location, description } = business;
  const place = profileCopy.area(town, location);
  const said = profileCopy.page.description({ name, trade, place, text: description });
  return {
    title: titled(profileCopy.page.title(name, trade, town)),
    description: shortened(said),
    pictured: pictureOf(business),
  };
}

/** The first of its work that is not what was there before, else the picture of its trade. */
function pictureOf({ name, workCategoriesName: trade, tradeSlug: slug, workPictures }: PublicBusiness) {
  const work = workPictures.find(({ id }) => workPictures.every(({ before }) => before !== id));
  if (work) return ofWork(work, name);
  return slug && trade ? sharedPicture({ slug, name: trade }) : undefined;
}

/** A narrower one is sent as it is. */
function ofWork({ url, text, width, height }: WorkPicture, name: string): SharedPicture {
  const shown = Math.min(width, SHARED_WIDTH);
  return {
    address: `${url}?w=${SHARED_WIDTH}`,
    width: shown,
    height: Math.round((height * shown) / width),
    alt: text || workCopy.of(name),
  };
}

/** Cut at a word, since search engines cut anywhere. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MAX_DESCRIPTION) return line;
  return `${cutTo(line, MAX_DESCRIPTION).replace(/\s+\S*$/, '')} …`;
}
