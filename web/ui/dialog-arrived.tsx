import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { uiCopy } from '../copy/ui.copy.ts';
import { buttonLook } from './button-look.ts';
import { keepFocus } from './keep-focus.ts';
import type { DialogProps } from './dialog-props.ts';
import './second-click.ts';

/** On a phone it rises from the bottom, within reach of the thumb; elsewhere it stands in the middle. */
export function DialogArrived({ isOpen, onClose, isBusy = false, role = 'dialog', ...rest }: DialogProps) {
  const onOpenChange = (isOpening: boolean) => {
    if (!isOpening && !isBusy) onClose();
  };
  return (
    <Base.Root open={isOpen} onOpenChange={onOpenChange} onOpenChangeComplete={keepFocusOnClose}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 bg-veil transition-opacity duration-150 ease-out data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Viewport className="fixed inset-0 grid items-end overflow-y-auto overscroll-contain sm:place-items-center sm:p-6">
          <Base.Popup role={role} data-question className={POPUP}>
            <Base.Title className="font-display text-xl leading-tight tracking-tight text-balance">
              {rest.title}
            </Base.Title>
            {rest.note && (
              <Base.Description render={<div />} className="text-ink-soft">
                {rest.note}
              </Base.Description>
            )}
            {rest.children}
            <Foot cancelLabel={rest.cancelLabel}>{rest.actions}</Foot>
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

const POPUP =
  'relative grid w-full min-w-0 gap-4 rounded-t-card border border-rim bg-surface p-4 pb-[max(1rem,env(safe-area-inset-bottom))] text-ink shadow-float outline-none transition-[opacity,translate] duration-200 ease-out data-ending-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:translate-y-4 data-starting-style:opacity-0 sm:max-w-lg sm:rounded-card sm:p-6';

type FootProps = { cancelLabel: string | undefined; children: ReactNode };

/** Cancel comes first in the order of the keyboard: the harmless answer is the nearest. */
const Foot = ({ cancelLabel = uiCopy.cancel, children }: FootProps) => (
  <div className="mt-2 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
    <Base.Close className={buttonLook('quiet')}>{cancelLabel}</Base.Close>
    {children}
  </div>
);
