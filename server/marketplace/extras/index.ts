export { isApproved } from './extra.lifecycle.ts';
export { listExtras } from './list-extras.ts';
export { closeExtra } from './reactions.ts';
export { tellExtra } from './tell-extra.ts';
