import { PAYMENT_HOSTS } from '../../../contract/payment-hosts.ts';

/** Goes to the provider's hosted page, and nowhere else. False when the address is none that we know. */
export function goToProvider(address: string): boolean {
  const page = URL.canParse(address) ? new URL(address) : null;
  if (!page || !isKnown(page)) return false;
  window.location.assign(page);
  return true;
}

const isKnown = ({ protocol, hostname, origin }: URL): boolean =>
  origin === window.location.origin || (protocol === 'https:' && PAYMENT_HOSTS.includes(hostname));

/** The act is not over before the other page is there: until then nothing begins it a second time. */
export const untilThisPageGoes = (): Promise<never> => new Promise(() => undefined);
