import { tight } from './tight.ts';

/**
 * Enter in a form whose button waits for the script, and a click on that button, are heard by nobody: the button is shown as
 * busy, and the form is sent once React has taken it over. A disabled button hears no click and hands none on, so it lets
 * the pointer through (base.css), and where the click fell tells whether it was meant.
 */
export const EARLY_SUBMIT = tight(`(() => {
  const buttonOf = (form) => form?.querySelector('[type=submit][data-waking]');
  const keep = (button) => {
    if (button.ariaBusy) return;
    button.ariaBusy = 'true';
    new MutationObserver((_, watch) => {
      if (button.disabled) return;
      watch.disconnect();
      button.ariaBusy = null;
      if (button.isConnected) button.form.requestSubmit(button);
    }).observe(button, { attributes: true });
  };
  addEventListener('keydown', ({ target, key, repeat }) => {
    const button = key === 'Enter' && !repeat && target.tagName === 'INPUT' && buttonOf(target.form);
    if (button) keep(button);
  }, true);
  addEventListener('click', ({ target, clientX, clientY }) => {
    const button = buttonOf(target.closest('form'));
    const { left, right, top, bottom } = button?.getBoundingClientRect() ?? {};
    if (left <= clientX && clientX <= right && top <= clientY && clientY <= bottom) keep(button);
  }, true);
})`);
