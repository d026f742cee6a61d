export { keepEmbedded } from './keep.ts';
export { type Embedded, type EmbeddedOptions, startEmbedded } from './start.ts';
