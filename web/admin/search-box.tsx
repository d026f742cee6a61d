import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { TextField } from '../ui/fields/text-field.tsx';
import { adminAddress, type AdminSearch } from './admin-address.ts';
import { latestSearch } from './latest-search.ts';

/** In milliseconds after the last key, so that not every letter is a search. */
const TYPING_PAUSE = 200;

/** What is searched for stands in the address; a new search begins at its first page. */
export function SearchBox({ search, label }: { search: AdminSearch; label: string }) {
  const { typed, type, leave } = useTyped(search);
  return (
    <div className="min-w-0 flex-1 basis-64">
      <TextField
        label={label}
        type="search"
        name="q"
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
      />
    </div>
  );
}

function useTyped(search: AdminSearch) {
  const router = useRouter();
  const said = search.q ?? '';
  const [typed, setTyped] = useState(said);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  // The browser's Back leads to another search.
  const sent = useRef(said);
  // One search is one step of the way back, however often it was sent while it was typed.
  const isBegun = useRef(false);
  const leave = () => {
    isBegun.current = false;
  };
  useEffect(() => {
    if (said !== sent.current) {
      isBegun.current = false;
      setTyped(said);
    }
    sent.current = said;
  }, [said]);
  const go = (q: string) => {
    sent.current = q;
    // What was chosen during the pause counts.
    const { page: _first, ...kept } = latestSearch(router);
    void router.navigate({
      href: adminAddress({ ...kept, q }),
      replace: isBegun.current,
      resetScroll: false,
    });
    isBegun.current = true;
  };
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => go(text.trim()), TYPING_PAUSE);
  };
  return { typed, type, leave };
}
