import { Menu } from 'lucide-react';
import { type ComponentType, useRef, useState } from 'react';
import { shellCopy } from '../copy/shell.copy.ts';
import type { SiteMenuProps } from './site-menu.tsx';

const load = () => import('./site-menu.tsx');

/** Stands for the links of the header on a small screen. The menu itself comes with the first touch. */
export function MenuButton() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [SiteMenu, setMenu] = useState<ComponentType<SiteMenuProps> | null>(null);
  const open = () => {
    setIsOpen(true);
    load().then(
      (part) => setMenu(() => part.SiteMenu),
      () => {
        setIsOpen(false);
        goToFooter();
      },
    );
  };
  const prepare = () => void load().catch(() => undefined);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={shellCopy.menu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        onPointerEnter={prepare}
        className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-field border border-rim bg-surface hover:bg-sunken lg:hidden scriptless:hidden"
      >
        <Menu size={24} aria-hidden />
      </button>
      {SiteMenu && <SiteMenu isOpen={isOpen} onClose={() => setIsOpen(false)} from={button} />}
    </>
  );
}

/** The same links stand there, and need nothing that could not be fetched. */
const goToFooter = () => document.querySelector('footer')?.scrollIntoView();
