export { tellSnag } from './tell-snag.ts';
