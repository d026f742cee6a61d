import type { authenticatorRoutes } from '../../../../contract/authenticator.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { AccountDeps } from '../session/answers.ts';
import {
  answerAuthenticator,
  answerBeginEnrolment,
  answerConfirmEnrolment,
} from './authenticator.answers.ts';

export const authenticatorHandlers = (deps: AccountDeps): Handlers<typeof authenticatorRoutes> => ({
  authenticator: (_given, exchange) => answerAuthenticator(deps, exchange),
  beginEnrolment: (_given, exchange) => answerBeginEnrolment(deps, exchange),
  confirmEnrolment: ({ body }, exchange) => answerConfirmEnrolment(deps, body.code, exchange),
});
