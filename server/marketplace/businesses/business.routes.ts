import type { BusinessId } from '../../platform/ids.ts';
import { keyedClaim } from '../claims.ts';
import type { businessRoutes } from '../../../contract/businesses.ts';
import { signedIn } from '../../platform/http/door.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { perform } from '../action.ts';
import { saveProfile } from './actions/save-profile.ts';
import { type BusinessDeps, dropDocument, putDocument, putLogo, takeLogoAway } from './own-files.ts';
import { readServiceArea } from './own-service-area.ts';
import { readOwnBusiness, readPublicBusiness } from './profiles.ts';

export const businessHandlers = (deps: BusinessDeps): Handlers<typeof businessRoutes> => ({
  ownBusiness: (_given, { request }) => readOwnBusiness(deps.market.db, signedIn(request)),
  saveBusiness: ({ body, form }, { request }) =>
    form
      ? putLogo(deps, signedIn(request), { file: form.file, claim: keyedClaim(request) })
      : perform(deps.market, saveProfile, {
          actor: signedIn(request),
          input: body,
          claim: keyedClaim(request),
        }),
  deleteLogo: (_given, { request }) => takeLogoAway(deps, signedIn(request)),
  serviceArea: (_given, { request }) => readServiceArea(deps.market, signedIn(request)),
  addDocument: ({ form }, { request }) =>
    putDocument(deps, signedIn(request), { file: form.file, claim: keyedClaim(request) }),
  removeDocument: ({ params }, { request }) => dropDocument(deps, signedIn(request), params.id),
  publicBusiness: ({ params }) => readPublicBusiness(deps.market, params.id as BusinessId),
});
