import type { renewalRoutes } from '../../../contract/renewals.ts';
import { signedIn } from '../../platform/http/door.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { perform } from '../action.ts';
import { renewJob } from './actions/renew-job.ts';
import { followLink, type LinkDeps, readLink } from './keep-open-links.ts';

export const closingHandlers = (deps: LinkDeps): Handlers<typeof renewalRoutes> => ({
  renewJob: ({ params }, { request }) =>
    perform(deps.market, renewJob, { actor: signedIn(request), input: { jobId: params.id } }),
  renewal: ({ params }) => readLink(deps, params.token),
  renewByLink: ({ params }) => followLink(deps, params.token),
});
