export { blockOf } from './block.queries.ts';
