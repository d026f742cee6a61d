import type { accountRoutes } from '../../../contract/accounts.ts';
import type { emailChangeRoutes } from '../../../contract/email-change.ts';
import type { passwordRoutes } from '../../../contract/passwords.ts';
import type { registrationRoutes } from '../../../contract/registration.ts';
import type { sessionRoutes } from '../../../contract/sessions.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import {
  type AccountDeps,
  answerAdminCredentials,
  answerCurrentUser,
  answerLogOut,
} from './session/answers.ts';
import { answerLogIn } from './session/log-in.ts';
import { answerConfirmEmail, answerUndoEmail, answerUpdateEmail } from './contact/email-change.ts';
import { answerResetPassword, answerSendSecurityCode, answerUpdatePassword } from './password/passwords.ts';
import { answerIsEmailRegistered, answerIsPhoneRegistered } from './registration/questions.ts';
import { answerRegisterCustomer } from './registration/register.ts';
import { answerEndOtherSessions, answerEndSession, answerSessions } from './session/session-answers.ts';
import { answerSendVerification, answerVerify } from './registration/verify.ts';

type Calls = typeof accountRoutes &
  typeof registrationRoutes &
  typeof passwordRoutes &
  typeof sessionRoutes &
  typeof emailChangeRoutes;

export const accountHandlers = (deps: AccountDeps): Handlers<Calls> => ({
  logIn: ({ body }, exchange) => answerLogIn(deps, body, exchange),
  checkAdminCredentials: ({ body }, exchange) => answerAdminCredentials(deps, body, exchange),
  logOut: (_given, exchange) => answerLogOut(deps, exchange),
  currentUser: (_given, exchange) => answerCurrentUser(deps, exchange),
  registerCustomer: ({ body }, exchange) => answerRegisterCustomer(deps, body, exchange),
  isEmailRegistered: ({ params }, exchange) => answerIsEmailRegistered(deps, params.email, exchange),
  isPhoneRegistered: ({ params }, exchange) => answerIsPhoneRegistered(deps, params.phone, exchange),
  verify: ({ params, query }, exchange) =>
    answerVerify(
      deps,
      { code: params.code, role: query.user_type, isPressed: query.pressed === '1' },
      exchange,
    ),
  sendVerification: (_given, exchange) => answerSendVerification(deps, exchange),
  updatePassword: ({ body }, exchange) => answerUpdatePassword(deps, body, exchange),
  sendSecurityCode: ({ params }, exchange) => answerSendSecurityCode(deps, params.email, exchange),
  resetPassword: ({ body }, exchange) => answerResetPassword(deps, body, exchange),
  sessions: (_given, exchange) => answerSessions(deps, exchange),
  endSession: ({ params }, exchange) => answerEndSession(deps, params.id, exchange),
  endOtherSessions: (_given, exchange) => answerEndOtherSessions(deps, exchange),
  updateEmail: ({ body }, exchange) => answerUpdateEmail(deps, body, exchange),
  confirmUpdateEmail: ({ body }, exchange) => answerConfirmEmail(deps, body, exchange),
  undoEmailChange: ({ body }) => answerUndoEmail(deps, body.token),
});
