import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, useRef } from 'react';
import { uiCopy } from '../../copy/ui.copy.ts';
import { useBackCloses } from './back-closes.ts';
import { buttonLook } from '../actions/button-look.ts';
import { keepFocus } from './keep-focus.ts';
import type { DialogProps } from './dialog-props.ts';
import '../actions/second-click.ts';

/** On a phone it rises from the bottom, within reach of the thumb; elsewhere it stands in the middle. */
export function DialogArrived({ isOpen, onClose, isBusy = false, role = 'dialog', ...rest }: DialogProps) {
  const onOpenChange = (isOpening: boolean) => {
    if (!isOpening && !isBusy) onClose();
  };
  useBackCloses(isOpen, () => onOpenChange(false));
  const harmless = useRef<HTMLButtonElement>(null);
  return (
    <Base.Root open={isOpen} onOpenChange={onOpenChange} onOpenChangeComplete={keepFocusOnClose}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 bg-veil transition-opacity duration-150 ease-out data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Viewport data-long={rest.isLong} className={VIEWPORT}>
          <Base.Popup
            role={role}
            data-question
            data-long={rest.isLong}
            // What stands in a question may itself be an answer to it: a second Enter must not give one.
            {...(role === 'alertdialog' && { initialFocus: harmless })}
            finalFocus={rest.finalFocus}
            className={POPUP}
          >
            <Base.Title className="font-display text-xl leading-tight tracking-tight text-balance">
              {rest.title}
            </Base.Title>
            {rest.note && (
              <Base.Description render={<div />} className="text-ink-soft">
                {rest.note}
              </Base.Description>
            )}
            {rest.children}
            <Foot cancel={harmless} cancelLabel={rest.cancelLabel} isLong={rest.isLong}>
              {rest.actions}
            </Foot>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** What it was opened from may be gone. */
const keepFocusOnClose = (isOpen: boolean) => {
  if (!isOpen) keepFocus();
};

// What gets the focus is not scrolled behind a foot that stays in sight.
const VIEWPORT =
  'fixed inset-0 grid items-end overflow-y-auto overscroll-contain data-long:scroll-pb-24 sm:place-items-center sm:p-6';

const POPUP =
  'relative grid w-full min-w-0 gap-4 rounded-t-card border border-rim bg-surface p-4 pb-[max(1rem,env(safe-area-inset-bottom))] text-ink shadow-float outline-none transition-[opacity,translate] duration-200 ease-out data-ending-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:translate-y-4 data-starting-style:opacity-0 sm:max-w-lg sm:rounded-card sm:p-6 sm:data-long:max-w-2xl';

const FOOT =
  'mt-2 flex flex-col-reverse gap-3 data-long:sticky short:data-long:static data-long:bottom-0 data-long:-mx-4 data-long:-mb-[max(1rem,env(safe-area-inset-bottom))] data-long:border-t data-long:border-line data-long:bg-surface data-long:px-4 data-long:pt-3 data-long:pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end sm:data-long:-mx-6 sm:data-long:-mb-6 sm:data-long:rounded-b-card sm:data-long:px-6';

type FootProps = Pick<DialogProps, 'cancelLabel' | 'isLong'> & {
  cancel: RefObject<HTMLButtonElement | null>;
  children: ReactNode;
};

/** Cancel comes first in the order of the keyboard: the harmless answer is the nearest. */
const Foot = ({ cancel, cancelLabel = uiCopy.cancel, isLong, children }: FootProps) => (
  <div data-long={isLong} className={FOOT}>
    <Base.Close ref={cancel} className={buttonLook('quiet')}>
      {cancelLabel}
    </Base.Close>
    {children}
  </div>
);
