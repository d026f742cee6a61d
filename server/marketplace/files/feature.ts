import { pictureRoute } from '../../../contract/files.ts';
import { feature, NIGHTLY } from '../feature.ts';
import {
  DROP_FILE,
  DROP_UNATTACHED,
  dropFile,
  dropUnattached,
  SWEEP_FILES,
  sweepFiles,
} from './file.jobs.ts';
import { fileData } from './file.personal-data.ts';
import { mountPictures } from './file.routes.ts';
import { UPLOAD_LIMITS } from './limits.ts';

const HOURLY = '41 * * * *';

export const files = feature({
  name: 'files',
  files: { picture: pictureRoute },
  mount: (app, { market }) => mountPictures(app, market),
  queues: [DROP_FILE],
  jobs: ({ market }) => ({ [DROP_FILE]: (job) => dropFile(market, job) }),
  duties: {
    [SWEEP_FILES]: { at: NIGHTLY, run: ({ market }) => sweepFiles(market) },
    [DROP_UNATTACHED]: { at: HOURLY, run: ({ market }) => dropUnattached(market) },
  },
  personalData: fileData,
  limits: UPLOAD_LIMITS,
});
