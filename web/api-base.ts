/** Where the browser finds the API; set when the web is built. */
export const API_BASE = import.meta.env.VITE_API_BASE_URL ?? '/api';
