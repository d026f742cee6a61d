import { type ReactNode, useState } from 'react';
import { Button } from '../ui/actions/button.tsx';
import { useMoved } from './moved.ts';

type OpenProps = { isOpen: boolean; onClose: () => void };
type OpenerProps = { label: string; children: (open: OpenProps) => ReactNode };

/** A button, and what it brings to the front. */
export function Opener({ label, children }: OpenerProps) {
  const moved = useMoved();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{label}</Button>
      {moved(children({ isOpen, onClose: () => setIsOpen(false) }))}
    </>
  );
}

/** The same, of what is there only while it is open. */
export const behind = (label: string, draw: (onClose: () => void) => ReactNode) => (
  <Opener label={label}>{({ isOpen, onClose }) => isOpen && draw(onClose)}</Opener>
);
