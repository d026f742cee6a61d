import { type ReactNode, useId } from 'react';
import type { KnownSettings } from '../../../contract/notifications.ts';
import { LEAD_MAILS, type LeadMails } from '../../../contract/words.ts';
import { notificationsCopy as copy } from '../../copy/notifications.copy.ts';
import { settingsCopy } from '../../copy/settings.copy.ts';
import { Failed } from '../../ui/feedback/failed.tsx';
import { Checkbox, Switch } from '../../ui/fields/checkbox.tsx';
import { RadioList } from '../../ui/fields/radio-list.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useSession } from '../accounts/session.ts';
import { failureSentence } from '../dashboard/failure-sentence.ts';
import { useCurrentBusiness } from '../team/own-businesses.ts';
import { PanelFrame } from './panel-frame.tsx';
import { type SwitchName, useNotificationSettings } from './use-notification-settings.ts';

/** What somebody is told, and how; each switch is saved as it is moved. */
export function NotificationsPanel() {
  const { query, settings, isReady, isSaved, flip, choose } = useNotificationSettings();
  const parts = { settings, isReady, flip, choose };
  return (
    <PanelFrame title={settingsCopy.panels.notifications}>
      {query.error && !query.data && (
        <Failed onTryAgain={() => void query.refetch()} isBusy={query.isFetching}>
          {failureSentence(query.error)}
        </Failed>
      )}
      <Channels {...parts} />
      <Events {...parts} />
      <Marketing {...parts} />
      <p role="status" className="min-h-6 text-sm text-good">
        {isSaved && copy.saved}
      </p>
    </PanelFrame>
  );
}

type PartProps = {
  settings: KnownSettings;
  /** Known from the server: until then nothing can be moved. */
  isReady: boolean;
  flip: (name: SwitchName, isOn: boolean) => void;
  choose: (leadMails: LeadMails) => void;
};

function Channels({ settings, isReady, flip }: PartProps) {
  const { email, sms } = settings.notificationChannels;
  const { textsAvailable } = settings;
  return (
    <Group title={copy.channels.title} note={copy.channels.always}>
      <Switch
        {...copy.channels.email}
        name="email"
        checked={email}
        disabled={!isReady}
        onChange={(isOn) => flip('email', isOn)}
      />
      <Switch
        label={copy.channels.sms.label}
        hint={textsAvailable ? copy.channels.sms.hint : copy.channels.noTexts}
        name="sms"
        checked={sms && textsAvailable}
        disabled={!isReady || !textsAvailable}
        onChange={(isOn) => flip('sms', isOn)}
      />
    </Group>
  );
}

function Events(props: PartProps) {
  const role = useSession()?.user.userType ?? 'customer';
  // A field member gets no leads.
  const hearsOfLeads = useCurrentBusiness()?.role !== 'field';
  const { label, hint } = copy.events.newJobLeads;
  return (
    <Group title={copy.events.title} note={copy.events.own[role]}>
      <EventBox {...props} name="messages" words={copy.events.messages} />
      {hearsOfLeads && <EventBox {...props} name="newJobLeads" words={{ label, hint: hint[role] }} />}
      <HowOften {...props} />
    </Group>
  );
}

/** Only where there is mail about leads to come. */
function HowOften({ settings, choose }: PartProps) {
  const { leadMails, notificationChannels, notifiableEvents } = settings;
  if (leadMails === null || !notificationChannels.email || !notifiableEvents.newJobLeads) return null;
  return (
    <RadioList
      {...copy.leadMails}
      name="leadMails"
      options={LEAD_MAILS.map((value) => ({ value, ...copy.leadMails.choices[value] }))}
      value={leadMails}
      onChange={(value) => choose(value as LeadMails)}
    />
  );
}

const Marketing = (props: PartProps) => (
  <Group title={copy.marketing.title} note={copy.marketing.note}>
    <EventBox {...props} name="specialOffers" words={copy.marketing.specialOffers} />
    <EventBox {...props} name="newsletters" words={copy.marketing.newsletters} />
    <EventBox {...props} name="recommendations" words={copy.marketing.recommendations} />
  </Group>
);

type EventBoxProps = PartProps & {
  name: keyof KnownSettings['notifiableEvents'];
  words: { label: string; hint: string };
};

const EventBox = ({ settings, isReady, flip, name, words }: EventBoxProps) => (
  <Checkbox
    {...words}
    name={name}
    checked={settings.notifiableEvents[name]}
    disabled={!isReady}
    onChange={(isOn) => flip(name, isOn)}
  />
);

type GroupProps = { title: string; note: string; children: ReactNode };

function Group({ title, note, children }: GroupProps) {
  const id = useId();
  return (
    <Card>
      <fieldset aria-describedby={id} className="grid gap-2">
        <legend className="font-display text-lg">{title}</legend>
        {children}
        <p id={id} className="border-t border-line pt-3 text-sm text-ink-soft">
          {note}
        </p>
      </fieldset>
    </Card>
  );
}
