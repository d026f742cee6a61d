/** Answers are data of one person at one moment: nobody stores, frames or runs them. */
export const API_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** For the whole of a site that people reach by https. */
export const transportHeaders = (appUrl: string): Record<string, string> =>
  appUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {};
