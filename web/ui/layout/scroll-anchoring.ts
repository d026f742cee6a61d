/** At a field, and all of them at the top of the form. */
const ERROR = '[id$=-error], form > [tabindex="-1"]';

/**
 * An error comes by itself, when a field is left or the server has answered. The page scrolls on by the room it takes, so
 * that what is pressed or typed into below stays where the finger is. The browser itself does so for what comes above the
 * window; a dialog is outside of `main` and grows upwards.
 */
function anchorScroll(error: HTMLElement): void {
  const anchor = document.querySelector('main input:active') ?? document.activeElement;
  const isAbove = anchor && error.compareDocumentPosition(anchor) & Node.DOCUMENT_POSITION_FOLLOWING;
  if (!isAbove || !error.closest('main') || error.getBoundingClientRect().top < 0) return;
  const { rowGap } = getComputedStyle(error.parentElement ?? error);
  scrollBy(0, error.offsetHeight + (Number.parseFloat(rowGap) || 0));
}

// It comes once the page has come to rest, or with the rules of a long form, and sees each change before it is painted.
if (typeof document !== 'undefined')
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLElement && node.matches(ERROR)) anchorScroll(node);
  }).observe(document.body, { childList: true, subtree: true });
