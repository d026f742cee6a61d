const TYPED_INTO =
  'textarea, select, input:not([type=radio], [type=checkbox], [type=file], [type=button], [type=submit])';

/**
 * As long as somebody fills in a field of a form, the bar at its end that would stick to the bottom stands in its place
 * in the page instead: marked `data-away`, so that it covers neither the field nor what is said below it.
 */
export function giveWayToFields(): void {
  let isPressed = false;
  const settle = () => {
    const field = document.activeElement?.closest(TYPED_INTO);
    for (const bar of document.querySelectorAll('form [data-sticky-bar]'))
      bar.toggleAttribute('data-away', bar.closest('form')?.contains(field ?? null) ?? false);
  };
  // A press that leaves a field is often meant for a button of the bar, which must not move before the click.
  const settleAfterPress = () => setTimeout(() => !isPressed && settle());
  const release = () => {
    isPressed = false;
    setTimeout(settle);
  };
  for (const change of ['focusin', 'focusout']) addEventListener(change, settleAfterPress);
  addEventListener('pointerdown', () => (isPressed = true), { capture: true, passive: true });
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, release, { passive: true });
}
