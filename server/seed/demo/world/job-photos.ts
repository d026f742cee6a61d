import { readPictures, type Rendered, servicesIn } from '../pictures.ts';
import type { City } from './customers.ts';
import type { Life } from './lives.ts';

/** Older jobs are hardly looked at. */
const PHOTOS_DAYS = 60;

/**
 * The photo of each job that has one, newest first: what shows its service, and nothing that another customer of the
 * city shows already. Most people send none.
 */
export function jobPhotos(lives: readonly Life[]): Map<Life, Rendered> {
  const found = readPictures().filter(({ stage }) => stage === 'found');
  const taken = new Map<City, Set<Rendered>>();
  const photos = new Map<Life, Rendered>();
  const newestFirst = lives
    .filter(({ hours }) => hours.postedDaysAgo < PHOTOS_DAYS)
    .toSorted((one, other) => one.hours.postedDaysAgo - other.hours.postedDaysAgo);
  for (const life of newestFirst) {
    const inCity = taken.get(life.customer.city) ?? new Set();
    taken.set(life.customer.city, inCity);
    const photo = found.find((one) => !inCity.has(one) && servicesIn(one, life.trade).includes(life.service));
    if (!photo) continue;
    inCity.add(photo);
    photos.set(life, photo);
  }
  return photos;
}
