import type { personalRoutes } from '../../../../contract/personal.ts';
import { keyedClaim } from '../../claims.ts';
import { signedIn } from '../../../platform/http/door.ts';
import { clientNetwork } from '../../../platform/limits.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { answerChange, type PersonalDeps, previewAvatar, takeAvatarAway } from './personal.ts';

export const personalHandlers = (deps: PersonalDeps): Handlers<typeof personalRoutes> => ({
  updateUser: ({ body, form }, { request }) =>
    answerChange(deps, signedIn(request), {
      ...(form ?? { fields: body, file: null }),
      network: clientNetwork(request.ip),
      sessionToken: request.sessionToken ?? '',
      claim: keyedClaim(request),
    }),
  removeAvatar: (_given, { request }) => takeAvatarAway(deps, signedIn(request)),
  showPicture: ({ form }, { request }) => previewAvatar(deps, signedIn(request), form.file),
});
