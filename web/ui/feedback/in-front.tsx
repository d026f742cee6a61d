import { type ReactNode, useEffect, useRef } from 'react';

/**
 * What somebody comes back to hear from outside. Once it stands on the page it comes into sight and has the focus, unless
 * somebody types by then. What follows another thing said is keyed, so that it does the same.
 */
export function InFront({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After what the page itself scrolls to.
    const later = setTimeout(() => {
      if (!document.activeElement?.matches('input, textarea, select')) place.current?.focus();
    });
    return () => clearTimeout(later);
  }, []);
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-4">
      {children}
    </div>
  );
}
