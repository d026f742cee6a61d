import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { teamCopy } from '../../copy/team.copy.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { useOwnBusinesses } from './own-businesses.ts';
import { useChooseBusiness } from './use-choose-business.ts';

/**
 * The address is of one business, as in a mail to who acts for several: goes on for that one, and takes it out of the
 * address. Two tabs that kept it there would each choose their own again and again.
 */
export function OpenBusiness({ asked }: { asked: string }) {
  const router = useRouter();
  const rest = withoutBusiness(router.state.location.href);
  const choosing = useChooseBusiness(rest);
  const business = useOwnBusinesses()?.find(({ id }) => id === asked);
  useEffect(() => {
    const goOn = () => void router.navigate({ href: rest, replace: true });
    if (business && !business.isCurrent) return choosing.mutate(business, { onError: goOn });
    if (!business) toast({ title: teamCopy.switch.gone, tone: 'bad' });
    return goOn();
    // oxlint-disable-next-line react/exhaustive-deps -- once, for the address that somebody arrives by
  }, [asked]);
  return null;
}

function withoutBusiness(href: string): string {
  const url = new URL(href, 'http://here.invalid');
  url.searchParams.delete('business');
  return `${url.pathname}${url.search}${url.hash}`;
}
