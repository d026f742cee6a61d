import { agreementRoutes } from '../../../contract/agreements.ts';
import { feature } from '../feature.ts';
import { agreementMails } from './agreement.mails.ts';
import { agreementData } from './agreement.personal-data.ts';
import { mayOnAgreement } from './agreement.policy.ts';
import { agreementHandlers } from './agreement.routes.ts';

/** What two sides agreed on, as they can both show it. */
export const agreements = feature({
  name: 'agreements',
  calls: { routes: agreementRoutes, handlers: ({ market }) => agreementHandlers(market) },
  policies: { agreement: mayOnAgreement.table },
  mails: agreementMails,
  personalData: agreementData,
});
