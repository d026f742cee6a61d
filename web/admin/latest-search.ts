import type { AnyRouter } from '@tanstack/react-router';
import { type AdminSearch, readAdminSearch } from './admin-address.ts';

/** What the address asks for, also while the rows of it are still loading: what is rendered may be one choice behind. */
export const latestSearch = ({ latestLocation }: Pick<AnyRouter, 'latestLocation'>): AdminSearch =>
  readAdminSearch(latestLocation.search);
