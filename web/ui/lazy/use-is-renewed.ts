import { useSyncExternalStore } from 'react';
import { isRenewed, onRenewed } from './missing-chunks.ts';

/** Whether a later release has replaced the chunks of this page; null as long as the server is asked. */
export const useIsRenewed = (): boolean | null => useSyncExternalStore(onRenewed, isRenewed, () => false);
