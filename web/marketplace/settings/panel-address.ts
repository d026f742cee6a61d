export type PanelName = 'personal' | 'business' | 'team' | 'notifications' | 'privacy';

/** Apart from the panels, which who only links to one does not need. */
export const panelAddress = (name: PanelName) => `/dashboard?tab=settings&panel=${name}`;
