import { Toast } from '@base-ui/react/toast';
import { Check, CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { uiCopy } from '../../copy/ui.copy.ts';
import { buttonLook } from '../actions/button-look.ts';
import { onToast, showToasts, type ToastWords } from './toast.ts';

const TIMEOUT = 5000;
const manager = Toast.createToastManager();

/**
 * Toasts stand below the header as long as that is on the screen; on a phone at the foot, above the bars there, unless somebody
 * writes there. They stay while the pointer or the keyboard is at them.
 */
export function ToastStack() {
  useEffect(() => showToasts(add), []);
  const place = usePlace();
  return (
    <Toast.Provider toastManager={manager} timeout={TIMEOUT}>
      <Toast.Portal>
        {/* They are read out by `Toasts`, once. */}
        <Toast.Viewport
          aria-live="off"
          aria-label={uiCopy.notifications}
          style={place}
          className="fixed inset-x-4 z-30 mx-auto flex max-w-md flex-col gap-2 outline-none"
        >
          <Stack />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

const GAP = 8;

/** Where toasts cover no header and no bar. It is measured again on each scroll, since a header may scroll away. */
function usePlace(): { top: number } | { bottom: number } {
  const [place, setPlace] = useState<ReturnType<typeof freePlace>>({ top: 2 * GAP });
  useEffect(() => {
    const measure = () => setPlace(freePlace());
    measure();
    const watched = new AbortController();
    for (const change of ['scroll', 'resize'])
      addEventListener(change, measure, { passive: true, signal: watched.signal });
    const stop = onToast(measure);
    // A dialog that comes or goes moves them to the other end.
    const dialogs = new MutationObserver(measure);
    dialogs.observe(document.body, { attributeFilter: [BEHIND_DIALOG], subtree: true });
    return () => {
      dialogs.disconnect();
      stop();
      watched.abort();
    };
  }, []);
  return place;
}

/** Narrower, the tabs of a dashboard stand at the foot. */
const PHONE = '(width < 48rem)';
/** What stands behind an open dialog has this. */
const BEHIND_DIALOG = 'data-base-ui-inert';

function freePlace() {
  if (matchMedia(PHONE).matches && !isFootInUse()) return { bottom: barsAtFoot() + GAP };
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return { top: Math.max(header, GAP) + GAP };
}

/** The buttons of a dialog stand there, a composer does, or the keys of the phone are out. */
function isFootInUse(): boolean {
  if (document.querySelector(`[${BEHIND_DIALOG}]`) || document.activeElement?.matches(':read-write'))
    return true;
  return [...document.querySelectorAll('[data-composer]')].some((composer) => {
    const { top, bottom } = composer.getBoundingClientRect();
    return top < innerHeight && bottom > innerHeight / 2;
  });
}

/** How much of the window the bars at its foot take. */
function barsAtFoot(): number {
  const tops = [...document.querySelectorAll('[data-tab-bar], [data-sticky-bar]')].flatMap((bar) => {
    const { top, bottom, height } = bar.getBoundingClientRect();
    const isAtFoot = height > 0 && top < innerHeight && bottom > innerHeight - 2 * height;
    return isAtFoot && top > innerHeight / 2 ? [innerHeight - top] : [];
  });
  return Math.max(0, ...tops);
}

/** One failure at a time: the next one takes the place of the last. */
let failure: string | undefined;

function add({ title, description, tone = 'neutral', timeout, action, settles }: ToastWords) {
  // The same once more takes its own place, and its time begins again.
  const id = JSON.stringify([tone, title, description]);
  if ((tone === 'bad' || settles) && failure && failure !== id) manager.close(failure);
  manager.add({
    id,
    title,
    description,
    timeout,
    type: tone,
    priority: 'low',
    actionProps: action && { children: action.label, onClick: () => take(id, action.run) },
  });
  if (tone === 'bad') failure = id;
}

/** What it offered has been taken: it would offer that a second time, and say what is not true any more. */
function take(id: string, run: () => void) {
  manager.close(id);
  run();
}

function Stack() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => <Shown key={toast.id} toast={toast} />);
}

function Shown({ toast }: { toast: Toast.Root.ToastObject }) {
  return (
    <Toast.Root toast={toast} swipeDirection={['up', 'down']} className={SHOWN}>
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
  return <Check className="mt-3 shrink-0" size={20} aria-hidden />;
}
