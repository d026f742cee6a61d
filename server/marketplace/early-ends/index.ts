export { closeEarlyEnd, endJob } from './reactions.ts';
export { tellEarlyEnd } from './tell-early-end.ts';
