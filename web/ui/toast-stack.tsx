import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect } from 'react';
import { uiCopy } from '../copy/ui.copy.ts';
import { buttonLook } from './button-look.ts';
import { showToasts, type ToastWords } from './toast.ts';

const TIMEOUT = 5000;
const manager = Toast.createToastManager();

/** Top centre. Time stands still while the pointer or the keyboard is at them. */
export function ToastStack() {
  useEffect(() => showToasts(add), []);
  return (
    <Toast.Provider toastManager={manager} timeout={TIMEOUT}>
      <Toast.Portal>
        {/* They are read out by `Toasts`, once. */}
        <Toast.Viewport
          aria-live="off"
          aria-label={uiCopy.notifications}
          className="fixed inset-x-4 top-4 z-30 mx-auto flex max-w-md flex-col gap-2 outline-none"
        >
          <Stack />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

/** One failure at a time: the next one takes the place of the last. */
let failure: string | undefined;

function add({ title, description, tone = 'neutral', timeout, action, settles }: ToastWords) {
  if ((tone === 'bad' || settles) && failure) manager.close(failure);
  const id = manager.add({
    title,
    description,
    timeout,
    type: tone,
    priority: 'low',
    actionProps: action && { children: action.label, onClick: action.run },
  });
  if (tone === 'bad') failure = id;
}

function Stack() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => <Shown key={toast.id} toast={toast} />);
}

function Shown({ toast }: { toast: Toast.Root.ToastObject }) {
  return (
    <Toast.Root toast={toast} swipeDirection="up" className={SHOWN}>
      <Toast.Content className="flex items-start gap-3 py-1.5 pl-4">
        <Sign tone={toast.type} />
        <div className="grid min-w-0 flex-1 gap-1 py-2.5">
          <Toast.Title className="font-semibold" />
          <Toast.Description className="text-sm" />
          <Toast.Action className={`mt-1 justify-self-start ${buttonLook('quiet')}`} />
        </div>
        <Toast.Close
          aria-label={uiCopy.close}
          // Base UI hides it from screen readers until the pile is spread out; ours always is.
          aria-hidden={false}
          className="mr-1.5 grid size-11 shrink-0 place-items-center rounded-field hover:bg-current/10"
        >
          <X size={20} aria-hidden />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  );
}

const SHOWN =
  'rounded-card border border-rim bg-surface text-ink shadow-float transition-[opacity,translate] duration-200 ease-out translate-y-(--toast-swipe-movement-y) data-ending-style:-translate-y-3 data-ending-style:opacity-0 data-limited:hidden data-starting-style:-translate-y-3 data-starting-style:opacity-0 data-[type=bad]:border-refusal data-[type=bad]:bg-refusal-tint data-[type=bad]:text-refusal data-[type=good]:border-good data-[type=good]:bg-good-tint data-[type=good]:text-good';

function Sign({ tone }: { tone: string | undefined }) {
  if (tone === 'bad') return <CircleAlert className="mt-3 shrink-0" size={20} aria-hidden />;
  if (tone === 'good') return <CircleCheck className="mt-3 shrink-0" size={20} aria-hidden />;
  return null;
}
