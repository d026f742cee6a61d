type Turn = { fromLocation?: object | undefined; pathChanged: boolean };

/**
 * The page has turned without a load, and the link that was followed is gone: whoever listens or tabs is taken to the
 * page's heading. Not by a tab of the same page. Fields that come to be typed into take the focus a moment later.
 */
export function focusOnArrival({ fromLocation, pathChanged }: Turn) {
  const heading = fromLocation && pathChanged && document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
