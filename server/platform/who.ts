import type { PackageName, Role } from '../../contract/words.ts';
import type { Point } from './geo/grid.ts';

/** Who is asking. `adminId` is set while an admin acts as this account; both ids go into history. */
export type Who = {
  accountId: string;
  role: Role;
  adminId: string | null;
  /** An admin without an authenticator where one is demanded: nothing but enrolling is open. */
  mustEnrol?: true;
  /** Of a business, as it was when its request came: read along with the session, for reads only. */
  standing?: Standing;
};

/** What decides which leads a business has. */
export type Standing = {
  point: Point;
  categoryId: string | null;
  /** Empty: all services of its category. */
  serviceIds: string[];
  package: PackageName | null;
  /** Leads are open to it until then; null when they are not at all. */
  leadsUntil: Date | number | null;
  isVerified: boolean;
};

/**
 * Tells whose session a token is; null for unknown, ended and expired ones and for deactivated accounts. Asking is a
 * use of the session that keeps it from lying idle, unless it is said not to be.
 */
export type Identify = (token: string, how?: { isUse: boolean }) => Promise<Who | null>;

/** Writes a request down before it is heeded, where that is called for. */
export type NoteRequest = (
  who: Who,
  request: { method: string; path: string; requestId: string },
) => Promise<void>;
