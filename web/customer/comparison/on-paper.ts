import { createContext, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether what is drawn is on its way to a printer. */
export const OnPaper = createContext(false);

/** The browser takes the page as it stands when this event is over. */
export function useOnPaper(): boolean {
  const [isOnPaper, setOnPaper] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setOnPaper(true));
    const end = () => setOnPaper(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isOnPaper;
}
