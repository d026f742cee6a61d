/** The log-in page, which leads back to where somebody was. */
export const signInAddress = (here: string) => `/login?redirect=${encodeURIComponent(here)}`;
