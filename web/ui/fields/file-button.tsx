import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { Button } from '../actions/button.tsx';

type FileButtonProps = {
  children: ReactNode;
  /** When the words inside do not say what it is for. */
  label?: string;
  /** What the browser offers first; it binds nobody. */
  accept: string;
  onPick: (file: File) => void;
  working?: string | false;
};

/** Opens the device's own way to choose a file. The same file may be chosen again. */
export function FileButton({ children, label, accept, onPick, working = false }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file) onPick(file);
  };
  return (
    <>
      <Button aria-label={label} onClick={() => input.current?.click()} working={working}>
        {children}
      </Button>
      <input ref={input} type="file" accept={accept} onChange={take} hidden aria-hidden tabIndex={-1} />
    </>
  );
}
