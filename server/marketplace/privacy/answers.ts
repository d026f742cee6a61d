import { signedIn } from '../../platform/http/door.ts';
import type { Exchange } from '../../platform/http/mount.ts';
import { type AccountDeps, forgetSession } from '../accounts/index.ts';
import { perform } from '../action.ts';
import { askForExport } from './actions/ask-for-export.ts';
import { deleteAccount } from './actions/delete-account.ts';
import { readExport } from './own-export.ts';

/** `limits` count wrong passwords together with those of the log-in. */
export type PrivacyDeps = AccountDeps;

export async function answerAsking({ market }: PrivacyDeps, { request }: Exchange) {
  const actor = signedIn(request);
  await perform(market, askForExport, { actor, input: { sessionToken: request.sessionToken ?? '' } });
  return readExport(market, actor);
}

export async function answerDeletion({ market, appUrl }: PrivacyDeps, { request, reply }: Exchange) {
  const input = { sessionToken: request.sessionToken ?? '' };
  await perform(market, deleteAccount, { actor: signedIn(request), input });
  forgetSession(reply, appUrl);
  return [] as [];
}
