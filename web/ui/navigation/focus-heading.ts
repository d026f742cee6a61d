/** Takes anybody who listens or tabs to the heading of the page that has come; it stays where it is scrolled to. */
export function focusHeading() {
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** The same once the page has another heading, which says what somebody did: it comes into sight. */
export const showHeading = () =>
  void setTimeout(() => {
    focusHeading();
    document.activeElement?.scrollIntoView({ block: 'nearest' });
  });
