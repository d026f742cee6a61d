/**
 * Waits until no pointer is held down, and its click has been told. What moves in between slips away under the finger,
 * and the click goes nowhere.
 */
export const released = (): Promise<void> =>
  document.querySelector(':active') ? new Promise(afterNextRelease) : Promise.resolve();

function afterNextRelease(goOn: () => void): void {
  const release = () => setTimeout(goOn);
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(end, release, { once: true, capture: true, passive: true });
}
