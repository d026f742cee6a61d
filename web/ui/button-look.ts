const SHAPE =
  'inline-flex min-h-11 max-w-full shrink-0 items-center justify-center gap-2 rounded-field px-4 py-2 text-center font-semibold transition-colors duration-150 ease-out aria-busy:[&>svg~svg]:hidden disabled:cursor-not-allowed disabled:not-data-waking:opacity-55';

const LOOKS = {
  /** The one thing to do here. */
  primary: 'bg-brand text-on-brand hover:bg-brand-deep aria-busy:bg-brand-deep forced-colors:border',
  /** Everything else. */
  quiet: 'border border-rim bg-surface text-ink hover:border-edge hover:bg-sunken',
  /** What cannot be taken back. */
  danger: 'bg-danger text-on-brand hover:bg-danger-deep aria-busy:bg-danger-deep forced-colors:border',
};

export type ButtonLook = keyof typeof LOOKS;

/** What a button and a link that looks like one share. */
export const buttonLook = (look: ButtonLook) => `${SHAPE} ${LOOKS[look]}`;
