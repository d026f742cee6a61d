import { BAR_COLOURS } from './bar-colours.ts';
import { tight } from './tight.ts';

/**
 * Runs before the first paint: puts the stored preference onto the root element (without one the stylesheet follows the
 * system) and works the switches from then on, wherever they are and whether or not React has got to them yet
 *: hence the capture, for React keeps to itself what happens where it has not been. Kept as
 * text because it goes into the page as it is.
 */
export const COLOUR_MODE_SCRIPT = tight(`(() => {
  const KEY = 'colour-mode';
  const root = document.documentElement;
  const wear = (mode) => {
    if (mode === 'light' || mode === 'dark') root.dataset.mode = mode;
    else delete root.dataset.mode;
    paintBar();
  };
  const paintBar = () => {
    const chosen = root.dataset.mode;
    for (const meta of document.querySelectorAll('meta[name=theme-color]')) {
      const mode = meta.content === '${BAR_COLOURS.light}' ? 'light' : 'dark';
      meta.media = chosen ? (chosen === mode ? 'all' : 'not all') : '(prefers-color-scheme: ' + mode + ')';
    }
  };
  const show = () => {
    for (const input of document.querySelectorAll('input[data-colour-mode]'))
      input.checked = input.value === (root.dataset.mode ?? 'system');
  };
  try { wear(localStorage.getItem(KEY)); } catch {}
  addEventListener('DOMContentLoaded', show);
  addEventListener('change', ({ target }) => {
    if (!('colourMode' in target.dataset)) return;
    wear(target.value);
    try {
      if (target.value === 'system') localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, target.value);
    } catch {}
    show();
  }, true);
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== KEY) return;
    wear(newValue);
    show();
  });
})();`);
