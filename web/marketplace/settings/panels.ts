import type { ComponentType } from 'react';
import { MEMBER_ROLES, type MemberRole, type Role } from '../../../contract/words.ts';
import { type Part, part } from '../../ui/lazy/part.ts';
import type { PanelName } from './panel-address.ts';

/**
 * One panel of the settings: its name in the address, whose it is, of those who act for a business which of them, and its
 * component, which takes no props.
 */
type PanelEntry = {
  name: PanelName;
  of: readonly Role[];
  members?: readonly MemberRole[];
  panel: Part<ComponentType>;
};

const BOTH_SIDES = ['customer', 'business'] as const;

/** Every panel that there is, in the order of the menu. The menu has no other entries. */
const PANELS: readonly [PanelEntry, ...PanelEntry[]] = [
  {
    name: 'personal',
    of: BOTH_SIDES,
    panel: part(async () => (await import('./personal-panel.tsx')).PersonalPanel),
  },
  {
    name: 'business',
    of: ['business'],
    members: ['owner', 'office'],
    panel: part(async () => (await import('./business-panel.tsx')).BusinessPanel),
  },
  {
    name: 'work',
    of: ['business'],
    members: ['owner', 'office'],
    panel: part(async () => (await import('./work-panel.tsx')).WorkPanel),
  },
  {
    name: 'team',
    of: ['business'],
    members: MEMBER_ROLES,
    panel: part(async () => (await import('./team-panel.tsx')).TeamPanel),
  },
  {
    name: 'hours',
    of: ['business'],
    members: ['owner', 'office'],
    panel: part(async () => (await import('./hours-panel.tsx')).HoursPanel),
  },
  {
    name: 'replies',
    of: ['business'],
    members: ['owner', 'office'],
    panel: part(async () => (await import('./replies-panel.tsx')).RepliesPanel),
  },
  {
    name: 'calendar',
    of: BOTH_SIDES,
    panel: part(async () => (await import('./calendar-panel.tsx')).CalendarPanel),
  },
  {
    name: 'billing',
    of: ['business'],
    // What is paid is the owner's affair.
    members: ['owner'],
    panel: part(async () => (await import('./billing-panel.tsx')).BillingPanel),
  },
  {
    name: 'notifications',
    of: BOTH_SIDES,
    panel: part(async () => (await import('./notifications-panel.tsx')).NotificationsPanel),
  },
  {
    name: 'privacy',
    of: BOTH_SIDES,
    panel: part(async () => (await import('./privacy-panel.tsx')).PrivacyPanel),
  },
];

/** The panels of one person: none of the other side, and none that another member's role has. */
export const panelsOf = (role: Role | undefined, member: MemberRole | undefined) =>
  PANELS.filter(
    ({ of, members }) =>
      of.some((side) => side === role) && (!members || members.some((one) => one === member)),
  );

/** The panel that an address names; one that is unknown, or not theirs, opens the first. */
export const panelIn = (panels: readonly PanelEntry[], asked: string | undefined): PanelEntry =>
  panels.find(({ name }) => name === asked) ?? PANELS[0];
