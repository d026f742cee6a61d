import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

/** A menu that is a `<details>`: Escape, Tab out of it and a click beside it close it, as the browser's own menus do. */
export function useDetailsMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute('open');
  useCloseOutside(menu);
  /** So that the focus has somewhere to come back to from whatever opens next. */
  const leave = () => {
    close();
    menu.current?.querySelector('summary')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && menu.current?.open) leave();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !menu.current?.contains(relatedTarget)) close();
  };
  return { leave, details: { ref: menu, onKeyDown, onBlur, 'data-menu': true } };
}

function useCloseOutside(menu: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const look = ({ target }: Event) => {
      if (menu.current?.open && target instanceof Node && !menu.current.contains(target))
        menu.current.removeAttribute('open');
    };
    document.addEventListener('pointerdown', look);
    return () => document.removeEventListener('pointerdown', look);
  }, [menu]);
}
