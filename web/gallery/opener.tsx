import { type ReactNode, useState } from 'react';
import { Button } from '../ui/actions/button.tsx';

type OpenProps = { isOpen: boolean; onClose: () => void };
type OpenerProps = { label: string; children: (open: OpenProps) => ReactNode };

/** A button, and what it brings to the front. */
export function Opener({ label, children }: OpenerProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{label}</Button>
      {children({ isOpen, onClose: () => setIsOpen(false) })}
    </>
  );
}
