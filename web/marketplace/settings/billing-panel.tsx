import { settingsCopy } from '../../copy/settings.copy.ts';
import { BillingBlock } from '../billing/billing-block.tsx';
import { PanelFrame } from './panel-frame.tsx';

/** What a business pays, for its owner. */
export const BillingPanel = () => (
  <PanelFrame title={settingsCopy.panels.billing}>
    <BillingBlock />
  </PanelFrame>
);
