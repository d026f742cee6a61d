/** The log-in page, which leads back to where somebody was (R-1-056). */
export const signInAddress = (here: string) => `/login?redirect=${encodeURIComponent(here)}`;
