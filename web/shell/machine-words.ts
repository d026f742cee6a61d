import { createIsomorphicFn } from '@tanstack/react-start';
import { pageRequest } from '../page-request.ts';

const KIND = 'application/ld+json';

const words = new WeakMap<object, string>();

/** Keeps the page for machines until its head is written. It does not travel as data of the page: it stands in it. */
export function putMachineWords(text: string): true {
  const page = pageRequest();
  if (page) words.set(page, text);
  return true;
}

/** The same in the browser as in the page that was sent: React finds there what it would write. */
export const machineScript = createIsomorphicFn()
  .server(() => ({ type: KIND, children: words.get(pageRequest() ?? {}) ?? '' }))
  .client(() => ({
    type: KIND,
    children: document.querySelector(`script[type="${KIND}"]`)?.textContent ?? '',
  }));
