import { businessRoutes } from '../../../contract/businesses.ts';
import { documentRoute } from '../../../contract/files.ts';
import { feature } from '../feature.ts';
import { businessContent, CATALOGUE } from '../public-content.ts';
import { uploadLimits } from '../files/index.ts';
import { addDocument } from './actions/add-document.ts';
import { changeLogo } from './actions/change-logo.ts';
import { registerBusiness } from './actions/register-business.ts';
import { removeDocument } from './actions/remove-document.ts';
import { saveProfile } from './actions/save-profile.ts';
import { businessData } from './business.personal-data.ts';
import { businessHandlers } from './business.routes.ts';
import { mountDocuments } from './document.routes.ts';
import type { BusinessId } from '../../platform/ids.ts';
import { nextLapseOf } from './business.queries.ts';
import './business.events.ts';

export const businesses = feature({
  name: 'businesses',
  calls: {
    routes: businessRoutes,
    handlers: ({ market, pool }) => businessHandlers({ market, uploads: uploadLimits(pool).uploads }),
  },
  files: { document: documentRoute },
  mount: (app, { market }) => mountDocuments(app, market),
  actions: { registerBusiness, saveProfile, changeLogo, addDocument, removeDocument },
  events: ['business.changed'],
  personalData: businessData,
  publicContents: {
    publicBusiness: {
      of: ({ id = '' }) => [businessContent(id), CATALOGUE],
      until: (db, { id = '' }, now) => nextLapseOf(db, id as BusinessId, now),
    },
  },
});
