import { failureCopy } from '../../copy/failures.copy.ts';
import { uiCopy } from '../../copy/ui.copy.ts';
import { useIsRenewed } from './use-is-renewed.ts';

/**
 * Why a part is missing, and the way on: where a later release has replaced this page only a reload helps. Null until that
 * is known.
 */
export function useMissing(onTryAgain: () => void) {
  const isRenewed = useIsRenewed();
  if (isRenewed === null) return null;
  return isRenewed
    ? { sentence: failureCopy.renewedKept, label: uiCopy.reload, run: () => location.reload() }
    : { sentence: failureCopy.unreachable, label: uiCopy.tryAgain, run: onTryAgain };
}
