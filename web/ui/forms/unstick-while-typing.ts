import { released } from '../actions/released.ts';

const TYPED_INTO =
  'textarea, select, input:not([type=radio], [type=checkbox], [type=file], [type=button], [type=submit])';

/**
 * As long as somebody fills in a field of a form, the bar at its end that would stick to the bottom stands in its place
 * in the page instead: marked `data-away`, so that it covers neither the field nor what is said below it.
 */
export function unstickWhileTyping(): void {
  const settle = () => {
    const field = document.activeElement?.closest(TYPED_INTO);
    for (const bar of document.querySelectorAll('form [data-sticky-bar]'))
      bar.toggleAttribute('data-away', bar.closest('form')?.contains(field ?? null) ?? false);
  };
  // A press that leaves a field is often meant for a button of the bar.
  const settleAfterPress = () => setTimeout(() => void released().then(settle));
  for (const change of ['focusin', 'focusout']) addEventListener(change, settleAfterPress);
}
