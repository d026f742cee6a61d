import type { MemberRole, Role } from '../../contract/words.ts';
import type { BusinessId, UserId } from './ids.ts';

/** The person who acts, and the firm they act for. */
export type Actor = {
  userId: UserId;
  role: Role;
  /** Null for customers, admins and members of no business; also while the one that was chosen is gone. */
  businessId: BusinessId | null;
  /** What they may do in its name. */
  memberRole: MemberRole | null;
  /** Set while an admin acts as this person; both ids go into history. */
  adminId: UserId | null;
  /** An admin without an authenticator where one is demanded: nothing but enrolling is open. */
  mustEnrol?: true;
};

/**
 * Tells whose session a token is; null for unknown, ended and expired ones and for deactivated accounts. Asking is a
 * use of the session that keeps it from lying idle, unless it is said not to be.
 */
export type Identify = (token: string, how?: { isUse: boolean }) => Promise<Actor | null>;

/** Writes a request down before it is heeded, where that is called for. */
export type NoteRequest = (
  actor: Actor,
  request: { method: string; path: string; requestId: string },
) => Promise<void>;
