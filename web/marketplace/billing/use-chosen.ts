import { useSearch } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { PackageName } from '../../../contract/words.ts';
import { type Chosen, chosenIn, keepChosen, keepCode, rawChosen } from './chosen.ts';
import type { Offers } from './packages.ts';

/**
 * What is going to be bought: as it was chosen on the pages before, once the browser's memory can be read; Standard
 * otherwise. Whatever is chosen here is kept for the pages to come.
 */
export function useChosen({ methods }: Offers, name?: PackageName) {
  const kept = useSyncExternalStore(noNews, rawChosen, nothingKept);
  const arrived = useArrivedCode();
  const [changed, setChanged] = useState<Chosen | null>(null);
  const before = chosenIn(kept);
  const promo_code = arrived ?? before?.promo_code ?? null;
  const method = methods.find((one) => one === before?.payment_method) ?? methods[0] ?? 'card';
  const found = changed ?? { package: before?.package ?? 'standard', payment_method: method, promo_code };
  const chosen: Chosen = name ? { ...found, package: name } : found;
  const choose = (change: Partial<Chosen>) => {
    const next = { ...chosen, ...change };
    keepChosen(next);
    setChanged(next);
  };
  return [chosen, choose] as const;
}

/** A promo code in the address that somebody arrived by; it is kept for the browser session. */
export function useArrivedCode(): string | null {
  const search: { promo_code?: string | number } = useSearch({ strict: false });
  // The router reads 2024 as a number; a code may be one.
  const code = String(search.promo_code ?? '');
  const arrived = PLAIN.test(code) ? code : null;
  useEffect(() => {
    if (arrived) keepCode(arrived);
  }, [arrived]);
  return arrived;
}

const PLAIN = /^[A-Za-z0-9-]{1,20}$/;

const noNews = () => () => undefined;
const nothingKept = () => null;
