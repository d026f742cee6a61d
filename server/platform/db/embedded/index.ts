export { baseBackup } from './base-backup.ts';
export { keepEmbedded } from './keep.ts';
export { restoreCluster } from './restore-cluster.ts';
export { type Embedded, type EmbeddedOptions, startEmbedded } from './start.ts';
