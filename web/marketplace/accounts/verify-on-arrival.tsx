import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useRouterContext } from '../../router-context.ts';
import { reloadsFor } from '../../ui/lazy/missing-chunks.ts';

/**
 * A mailed link may lead to any page: whichever it is verifies the account, says so and takes the code out of the
 * address; where nobody of that account is logged in, it asks for a press first. What it takes is fetched then: hardly any
 * visit begins with such a link.
 */
export function VerifyOnArrival() {
  const context = useRouterContext();
  const router = useRouter();
  const [question, setQuestion] = useState<ReactNode>(null);
  useEffect(() => {
    if (new URLSearchParams(location.search).has('code')) void arrives().catch(reloadsFor);
    async function arrives() {
      const press = await (await import('./verify-arrival.ts')).verifyArrival({ context, router });
      if (!press) return;
      const { PressToVerify } = await import('./press-to-verify.tsx');
      setQuestion(<PressToVerify press={press} onClose={() => setQuestion(null)} />);
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once, for the page that somebody arrives at
  }, []);
  return question;
}
