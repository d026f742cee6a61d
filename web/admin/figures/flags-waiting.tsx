import { useQuery } from '@tanstack/react-query';
import { paymentFlagsCopy as words } from '../../copy/payment-flags.copy.ts';
import { useFailureLogged } from '../../marketplace/dashboard/log-failure.ts';
import { useRouterContext } from '../../router-context.ts';
import { paymentFlagsList } from '../admin-lists.ts';
import { Waiting } from './waiting.tsx';

/** Says that somebody has to look at payments, and where; nothing while there is nothing. */
export function FlagsWaiting() {
  const { api } = useRouterContext();
  const query = useQuery(paymentFlagsList(api, {}));
  useFailureLogged('paymentFlags', query.error);
  return <Waiting query={query} panel="payments" words={words} />;
}
