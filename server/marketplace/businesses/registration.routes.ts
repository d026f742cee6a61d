import type { businessRegistrationRoutes } from '../../../contract/business-registration.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { answerRegisterBusiness, type RegistrationDeps } from './registration.ts';

export const businessRegistrationHandlers = (
  deps: RegistrationDeps,
): Handlers<typeof businessRegistrationRoutes> => ({
  registerBusiness: ({ body }, exchange) => answerRegisterBusiness(deps, body, exchange),
});
