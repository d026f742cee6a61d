import { settingsCopy } from '../../copy/settings.copy.ts';
import { AccountActivity } from '../accounts/account-activity.tsx';
import { ChangePassword } from '../accounts/change-password.tsx';
import { SessionsList } from '../accounts/sessions-list.tsx';
import { DeleteAccount } from '../privacy/delete-account.tsx';
import { DownloadData } from '../privacy/download-data.tsx';
import { PanelFrame } from './panel-frame.tsx';

/** Who gets into the account, and what becomes of what it holds. */
export const PrivacyPanel = () => (
  <PanelFrame title={settingsCopy.panels.privacy}>
    <ChangePassword />
    <SessionsList />
    <AccountActivity />
    <DownloadData />
    <DeleteAccount />
  </PanelFrame>
);
