export type PanelName =
  | 'personal'
  | 'business'
  | 'work'
  | 'team'
  | 'hours'
  | 'replies'
  | 'calendar'
  | 'billing'
  | 'notifications'
  | 'privacy';

/** Apart from the panels: a link to one does not need their script. */
export const panelAddress = (name: PanelName) => `/dashboard?tab=settings&panel=${name}`;
