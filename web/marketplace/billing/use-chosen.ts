import { useRouter } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type PackageName, PROMO_CODE_LENGTH } from '../../../contract/words.ts';
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
  const promo_code = arrived ?? before.promo_code ?? null;
  const method = methods.find((one) => one === before.payment_method) ?? methods[0] ?? 'card';
  const found = changed ?? { package: before.package ?? 'standard', payment_method: method, promo_code };
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
  const { history } = useRouter();
  // As it stands there: of a code 1E5 the router's own reading makes the number 100000.
  const [arrived] = useState(() => codeIn(history.location.search));
  useEffect(() => {
    if (arrived) keepCode(arrived);
  }, [arrived]);
  return arrived;
}

function codeIn(search: string): string | null {
  const code = new URLSearchParams(search).get('promo_code') ?? '';
  return PLAIN.test(code) && code.length <= PROMO_CODE_LENGTH ? code : null;
}

const PLAIN = /^[A-Za-z0-9-]+$/;

const noNews = () => () => undefined;
const nothingKept = () => null;
