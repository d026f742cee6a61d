import { useQuery } from '@tanstack/react-query';
import type { MarketSettings } from '../../../contract/admin-settings.ts';
import { adminSettingsCopy } from '../../copy/admin-settings.copy.ts';
import { Answered } from '../../marketplace/dashboard/answered.tsx';
import { useAct } from '../../marketplace/dashboard/use-act.ts';
import { useRouterContext } from '../../router-context.ts';
import { Card } from '../../ui/layout/card.tsx';
import { CardTitle } from '../../ui/layout/card-title.tsx';
import { Switch } from '../../ui/fields/checkbox.tsx';
import { Title } from '../../ui/layout/heading.tsx';
import { Rows } from '../../ui/lists/rows.tsx';
import { settingsQuery } from '../admin-lists.ts';
import { MarketNumbers } from './market-numbers.tsx';

const words = adminSettingsCopy.market;

/** What the operator decides, and the rules in force, so that nobody in the admin area has to guess them. */
export function MarketPanel() {
  const { api } = useRouterContext();
  const query = useQuery(settingsQuery(api));
  return (
    <div className="grid max-w-3xl gap-6">
      <Title>{adminSettingsCopy.panels.market}</Title>
      <Answered query={query} loading={words.loading}>
        {({ data }) => <Decisions settings={data} />}
      </Answered>
    </div>
  );
}

const Decisions = ({ settings }: { settings: MarketSettings }) => (
  <>
    <p>{words.note}</p>
    <Card>
      <CardTitle>{words.switches}</CardTitle>
      <Vat settings={settings} />
      <CrownDependencies settings={settings} />
    </Card>
    <Card>
      <div className="grid gap-4">
        <CardTitle>{words.numbers}</CardTitle>
        <MarketNumbers settings={settings} />
      </div>
    </Card>
    <Card>
      <div className="grid gap-4">
        <CardTitle>{words.rules}</CardTitle>
        <Rules settings={settings} />
      </div>
    </Card>
  </>
);

function Vat({ settings: { isVatRegistered, vatRate } }: { settings: MarketSettings }) {
  const on = useSwitch({ isVatRegistered: true }, words.vat.on);
  const off = useSwitch({ isVatRegistered: false }, words.vat.off);
  return (
    <Switch
      label={words.vat.label}
      hint={vatRate > 0 ? words.vat.hint(vatRate) : words.vat.unavailable}
      name="vat"
      checked={isVatRegistered && vatRate > 0}
      disabled={vatRate === 0 || on.isWorking || off.isWorking}
      onChange={(isOn) => void (isOn ? on : off).run(undefined)}
    />
  );
}

function CrownDependencies({ settings: { takesCrownDependencies } }: { settings: MarketSettings }) {
  const on = useSwitch({ takesCrownDependencies: true }, words.crown.on);
  const off = useSwitch({ takesCrownDependencies: false }, words.crown.off);
  return (
    <Switch
      label={words.crown.label}
      hint={words.crown.hint}
      name="crown"
      checked={takesCrownDependencies}
      disabled={on.isWorking || off.isWorking}
      onChange={(isOn) => void (isOn ? on : off).run(undefined)}
    />
  );
}

const useSwitch = (body: { isVatRegistered: boolean } | { takesCrownDependencies: boolean }, done: string) =>
  useAct({
    name: 'changeMarketSettings',
    call: (api, _none: undefined) => api.changeMarketSettings({ body }),
    reloads: ['admin'],
    done,
  });

const Rules = ({ settings }: { settings: MarketSettings }) => (
  <Rows
    items={[
      { label: words.rows.radius, value: words.rows.radiusValue(settings.radiusKm) },
      { label: words.rows.grace, value: words.rows.days(settings.graceDays) },
      { label: words.rows.impersonation, value: words.rows.minutes(settings.impersonationMinutes) },
    ]}
  />
);
