import { focusHeading } from '../ui/focus-heading.ts';

type Turn = { fromLocation?: object | undefined; pathChanged: boolean };

/**
 * The page has turned without a load, and the link that was followed is gone: who listens or tabs is taken to the
 * page's heading. Not by a tab of the same page. Fields that come to be typed into take the focus a moment later.
 */
export function focusOnArrival({ fromLocation, pathChanged }: Turn) {
  if (fromLocation && pathChanged) focusHeading();
}
