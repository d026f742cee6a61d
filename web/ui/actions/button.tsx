import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonLook, buttonLook } from './button-look.ts';

type ButtonProps = Omit<ComponentProps<'button'>, 'type' | 'className'> & {
  look?: ButtonLook;
  type?: 'button' | 'submit';
  /** The server is thinking; it takes no second click meanwhile. */
  isBusy?: boolean;
  /** The same, and what it says instead of its own words as long. */
  working?: string | false;
  /** False as long as nothing would happen, before the script has arrived. */
  isReady?: boolean;
};

export function Button({ look = 'quiet', type = 'button', isReady = true, ...rest }: ButtonProps) {
  const { children, working = false, isBusy = !!working, onClick, disabled, ...attributes } = rest;
  return (
    <button
      // oxlint-disable-next-line react/button-has-type -- the type above allows two literals only
      type={type}
      className={buttonLook(look)}
      aria-busy={isBusy || undefined}
      // Not `disabled` while it works: that would take the focus away from under the keyboard.
      aria-disabled={isBusy || undefined}
      data-waking={!isReady || undefined}
      disabled={disabled || !isReady}
      onClick={isBusy ? swallow : onClick}
      {...attributes}
    >
      {isBusy && <LoaderCircle className="animate-spin motion-reduce:animate-none" size={20} aria-hidden />}
      {working || children}
    </button>
  );
}

/** A second click does nothing, nor does Enter in a field of the form. */
const swallow = (event: MouseEvent) => event.preventDefault();
