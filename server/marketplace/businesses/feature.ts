import { businessRoutes } from '../../../contract/businesses.ts';
import { documentRoute } from '../../../contract/files.ts';
import { feature } from '../feature.ts';
import { businessContent, MARKET } from '../public-content.ts';
import { uploadLimits } from '../files/index.ts';
import { addDocument } from './actions/add-document.ts';
import { changeLogo } from './actions/change-logo.ts';
import { registerBusiness } from './actions/register-business.ts';
import { removeDocument } from './actions/remove-document.ts';
import { saveProfile } from './actions/save-profile.ts';
import { businessData } from './business.personal-data.ts';
import { businessHandlers } from './business.routes.ts';
import { mountDocuments } from './document.routes.ts';
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
  publicContents: { publicBusiness: ({ id = '' }) => [businessContent(id), MARKET] },
});
