import type { ComponentType } from 'react';
import type { Role } from '../../../contract/words.ts';
import { onDemand } from '../../ui/on-demand.tsx';
import type { PanelName } from './panel-address.ts';

/** One panel of the settings: its name in the address, whose it is, and its component, which takes no props. */
type PanelEntry = {
  name: PanelName;
  of: readonly Role[];
  Panel: ComponentType;
};

const BOTH_SIDES = ['customer', 'business'] as const;

/** Every panel that there is, in the order of the menu (R-6-002). The menu has no other entries. */
const PANELS: readonly [PanelEntry, ...PanelEntry[]] = [
  {
    name: 'personal',
    of: BOTH_SIDES,
    Panel: onDemand(async () => (await import('./personal-panel.tsx')).PersonalPanel),
  },
  {
    name: 'business',
    of: ['business'],
    Panel: onDemand(async () => (await import('./business-panel.tsx')).BusinessPanel),
  },
  {
    name: 'notifications',
    of: BOTH_SIDES,
    Panel: onDemand(async () => (await import('./notifications-panel.tsx')).NotificationsPanel),
  },
  {
    name: 'privacy',
    of: BOTH_SIDES,
    Panel: onDemand(async () => (await import('./privacy-panel.tsx')).PrivacyPanel),
  },
];

/** Somebody's panels; a panel of the other side's is not among them (R-6-004). */
export const panelsOf = (role: Role | undefined) =>
  PANELS.filter(({ of }) => of.some((side) => side === role));

/** The panel that an address names; one that is unknown, or not theirs, opens the first (R-6-005). */
export const panelIn = (panels: readonly PanelEntry[], asked: string | undefined): PanelEntry =>
  panels.find(({ name }) => name === asked) ?? PANELS[0];
