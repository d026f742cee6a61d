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
  role?: 'dialog' | 'alertdialog';
};
