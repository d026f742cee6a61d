import { sealWith } from '../../platform/seal.ts';
import type { WebGround } from '../feature.ts';
import type { AccountDeps } from './session/answers.ts';
import { accountLimits } from './limits.ts';

/** What calls stand on that ask who somebody is. */
export const accountDeps = ({ market, pool, appUrl, needsCodes, secretKey }: WebGround): AccountDeps => ({
  market,
  limits: accountLimits(pool),
  appUrl,
  needsCodes,
  seal: sealWith(secretKey),
});
