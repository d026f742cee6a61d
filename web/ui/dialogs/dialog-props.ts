import type { ReactNode } from 'react';

export type DialogProps = {
  title: string;
  note?: ReactNode;
  isOpen: boolean;
  /** Cancel, Escape and a click beside it. */
  onClose: () => void;
  children?: ReactNode;
  /** What stands beside Cancel, which is always there. */
  actions?: ReactNode;
  cancelLabel?: string;
  /** It stays as long as the server is thinking. */
  isBusy?: boolean;
  /** Where the focus goes when it closes; null: back to where it came from. */
  finalFocus?: (() => HTMLElement | null) | undefined;
  /** It is there to look at much, and as a rule taller than the window: it is wider, and its foot stays in sight. */
  isLong?: boolean;
  role?: 'dialog' | 'alertdialog';
};
