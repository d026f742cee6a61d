/** Where the browser finds the API (R-10-001, R-10-002); set when the web is built. */
export const API_BASE = import.meta.env.VITE_API_BASE_URL ?? '/api';
