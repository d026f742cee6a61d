import { exportRoute } from '../../../contract/files.ts';
import { privacyRoutes } from '../../../contract/privacy.ts';
import { accountDeps } from '../accounts/index.ts';
import { feature } from '../feature.ts';
import { askForExport } from './actions/ask-for-export.ts';
import { deleteAccount } from './actions/delete-account.ts';
import { farewellMails } from './farewell.ts';
import { DROP_EXPORT } from './forget-copies.ts';
import { MAKE_EXPORT } from './make-export.ts';
import { platformData } from './platform.personal-data.ts';
import { privacyJobs } from './privacy.jobs.ts';
import { privacyData } from './privacy.personal-data.ts';
import { mountExports, privacyHandlers } from './privacy.routes.ts';
import { SWEEP_OLD_ROWS, SWEEP_TIMES, sweepOldRows } from './sweep-old-rows.ts';
import './privacy.events.ts';

export const privacy = feature({
  name: 'privacy',
  calls: { routes: privacyRoutes, handlers: (ground) => privacyHandlers(accountDeps(ground)) },
  files: { export: exportRoute },
  mount: (app, { market }) => mountExports(app, market),
  actions: { deleteAccount, askForExport },
  events: ['account.deleted'],
  queues: [MAKE_EXPORT, DROP_EXPORT],
  jobs: privacyJobs,
  duties: {
    [SWEEP_OLD_ROWS]: {
      at: SWEEP_TIMES,
      run: ({ market, personalData }) => sweepOldRows({ ...market, tables: personalData }),
    },
  },
  mails: farewellMails,
  // The platform knows no accounts, so its tables are declared here.
  personalData: { ...privacyData, ...platformData },
});
