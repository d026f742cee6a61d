/** The browser has one session for all its tabs; the tab that puts another into its place tells the others. */
const tabs = typeof document === 'undefined' ? null : new BroadcastChannel('other-session');

export const tellOtherTabs = () => tabs?.postMessage('other');

/** Hears it from another tab, never from this one. */
export const whenOtherSession = (hear: () => void) => tabs?.addEventListener('message', hear);
