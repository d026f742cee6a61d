import { useState } from 'react';
import { businessSettingsCopy } from '../../copy/business-settings.copy.ts';
import { settingsCopy } from '../../copy/settings.copy.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Failed } from '../../ui/feedback/failed.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';
import { failureSentence } from '../dashboard/failure-sentence.ts';
import { useCurrentBusiness } from '../team/own-businesses.ts';
import { AreaMap } from './business/area-map.tsx';
import { Documents } from './business/documents.tsx';
import { type OwnBusiness, useOwnBusiness } from './business/own-business.ts';
import { ProfileForm } from './business/profile-form.tsx';
import { ProfileView } from './business/profile-view.tsx';
import { StartingPrices } from './business/starting-prices.tsx';
import { panelAddress } from './panel-address.ts';
import { PanelFrame } from './panel-frame.tsx';

/** What a business says of itself, its papers, and where its leads come from. */
export function BusinessPanel() {
  const { data, error, isFetching, refetch } = useOwnBusiness();
  const [isEditing, setEditing] = useState(false);
  const edit = data && !isEditing && <Button onClick={() => setEditing(true)}>{settingsCopy.edit}</Button>;
  return (
    <PanelFrame title={settingsCopy.panels.business} action={edit}>
      {data ? (
        <Parts business={data} isEditing={isEditing} onDone={() => setEditing(false)} />
      ) : error ? (
        <Failed onTryAgain={() => void refetch()} isBusy={isFetching}>
          {failureSentence(error)}
        </Failed>
      ) : (
        <Pending />
      )}
    </PanelFrame>
  );
}

type PartsProps = { business: OwnBusiness; isEditing: boolean; onDone: () => void };

const Parts = ({ business, isEditing, onDone }: PartsProps) => (
  <>
    <Card>
      {isEditing ? <ProfileForm business={business} onDone={onDone} /> : <ProfileView business={business} />}
    </Card>
    <Card>
      <StartingPrices />
    </Card>
    <Card>
      <Documents documents={business.documents} />
    </Card>
    <Card>
      <AreaMap location={business.location} />
    </Card>
    <WayToBilling />
  </>
);

/** Who followed an old address for what is paid finds it from here; it is the owner's affair. */
const WayToBilling = () =>
  useCurrentBusiness()?.role === 'owner' && (
    <p>
      <InnerLink href={panelAddress('billing')} className="contact-link">
        {businessSettingsCopy.toBilling}
      </InnerLink>
    </p>
  );

const Pending = () => (
  <>
    <p role="status" className="text-ink-soft">
      {businessSettingsCopy.loading}
    </p>
    <Skeleton lines={6} />
  </>
);
