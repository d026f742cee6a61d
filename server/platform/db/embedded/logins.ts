import { createHmac } from 'node:crypto';
import { USER } from './cluster.ts';

export type Login = { role: string; password: string };

const SERVING = 'fettle_serving';

/** Owns the cluster and everything in it. */
export const ownerLogin = (password: string): Login => ({ role: USER, password });

/** Its password follows from the owner's, so that one file tells both, and says nothing about the owner's. */
export const servingLogin = (ownersPassword: string): Login => ({
  role: SERVING,
  password: createHmac('sha256', ownersPassword).update(SERVING).digest('base64url'),
});
