import { settingsCopy } from '../../copy/settings.copy.ts';
import { AccountActivity } from '../accounts/account-activity.tsx';
import { ChangePassword } from '../accounts/change-password.tsx';
import { SessionsList } from '../accounts/sessions-list.tsx';
import { useSession } from '../accounts/session.ts';
import { BlockedList } from '../blocks/blocked-list.tsx';
import { DeleteAccount } from '../privacy/delete-account.tsx';
import { DownloadData } from '../privacy/download-data.tsx';
import { useCurrentBusiness } from '../team/own-businesses.ts';
import { PanelFrame } from './panel-frame.tsx';

/** Who gets into the account, and what becomes of what it holds. */
export const PrivacyPanel = () => (
  <PanelFrame title={settingsCopy.panels.privacy}>
    <ChangePassword />
    <SessionsList />
    <AccountActivity />
    <Blocked />
    <DownloadData />
    <DeleteAccount />
  </PanelFrame>
);

/** A field member has to do with the work that goes on, and with no list of customers. */
function Blocked() {
  const side = useSession()?.user.userType;
  const role = useCurrentBusiness()?.role;
  if (side === 'customer') return <BlockedList me="customer" />;
  return (role === 'owner' || role === 'office') && <BlockedList me="business" />;
}
