import * as z from 'zod/mini';
import { SignedIn } from './accounts.ts';
import { fieldSentences as say } from './copy.ts';
import { email, id, IdParams, Nothing } from './fields.ts';
import { routes } from './kernel.ts';
import { registrant, samePasswords } from './registration.ts';
import { MEMBER_ROLES } from './words.ts';

/** How long a mailed invitation works. */
export const INVITATION_DAYS = 7;

/** More people than a business of this market has, and few enough for one page. */
export const MOST_MEMBERS = 50;

/** What somebody may be invited for: the owner is there already. */
export const INVITED_ROLES = ['office', 'field'] as const;
export type InvitedRole = (typeof INVITED_ROLES)[number];

const invitedRole = z.enum(INVITED_ROLES, say.memberRole);

/** Somebody who acts in the name of a business. */
const Member = z.object({
  /** Of the person. */
  id: z.string(),
  name: z.string(),
  email: z.string(),
  avatar: z.nullable(z.string()),
  role: z.enum(MEMBER_ROLES),
  since: z.string(),
  isYou: z.boolean(),
});
export type Member = z.output<typeof Member>;

/** An invitation that nobody has taken up, and that was not taken back; `isOver` after its days. */
const Invitation = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(INVITED_ROLES),
  sentAt: z.string(),
  expiresAt: z.string(),
  isOver: z.boolean(),
});
export type Invitation = z.output<typeof Invitation>;

/** The owner first, then by how long they are in. */
const Team = z.object({ members: z.array(Member), invitations: z.array(Invitation) });
export type Team = z.output<typeof Team>;

/** A business somebody acts for. */
const OwnBusiness = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(MEMBER_ROLES),
  isCurrent: z.boolean(),
  /** Whether leads come in now; why they do not is the owner's to know. */
  hasLeads: z.boolean(),
});
export type OwnBusiness = z.output<typeof OwnBusiness>;

const token = z.string().check(z.maxLength(100, say.tooLong));
const TokenParams = z.strictObject({ token });

const { email: _invited, ...ofThemselves } = registrant;

export const NewMember = z.strictObject({ ...ofThemselves, token }).check(samePasswords);
export type NewMember = z.output<typeof NewMember>;

export const teamRoutes = routes({
  team: {
    method: 'GET',
    path: '/business/team',
    summary: "The people of the caller's business and the invitations that are open",
    by: ['business'],
    members: ['owner'],
    whileActing: 'may',
    answers: Team,
    refuses: [],
  },
  inviteMember: {
    method: 'POST',
    path: '/business/team/invitations',
    summary: 'Invite a person by e-mail; an open invitation to the same address ends, and its link with it',
    by: ['business'],
    members: ['owner'],
    whileActing: 'never',
    countsOnce: 'by key',
    body: z.strictObject({ email, role: invitedRole }),
    answers: Team,
    refuses: ['already_member', 'team_full', 'verification_required'],
  },
  revokeInvitation: {
    method: 'DELETE',
    path: '/business/team/invitations/:id',
    summary: 'Take an invitation back: its link ends',
    by: ['business'],
    members: ['owner'],
    whileActing: 'never',
    countsOnce: 'by nature',
    params: IdParams,
    answers: Team,
    refuses: [],
  },
  changeMember: {
    method: 'PUT',
    path: '/business/team/members/:id',
    summary: 'Give a member another role',
    by: ['business'],
    members: ['owner'],
    whileActing: 'never',
    countsOnce: 'by nature',
    params: IdParams,
    body: z.strictObject({ role: invitedRole }),
    answers: Team,
    refuses: ['owner_stays'],
  },
  removeMember: {
    method: 'DELETE',
    path: '/business/team/members/:id',
    summary: 'Remove a member; what they did stays, under their name',
    by: ['business'],
    members: ['owner'],
    whileActing: 'never',
    countsOnce: 'by nature',
    params: IdParams,
    answers: Team,
    refuses: ['owner_stays'],
  },
  handOver: {
    method: 'POST',
    path: '/business/team/owner',
    summary:
      'Make a member the owner; the owner until now stays in the office, and may repeat the call. Needs the password',
    by: ['business'],
    members: ['owner', 'office'],
    whileActing: 'never',
    countsOnce: 'by key',
    body: z.strictObject({ member: id }),
    answers: Nothing,
    refuses: ['password_required', 'not_found', 'owns_another'],
  },
  leaveTeam: {
    method: 'POST',
    path: '/user/businesses/:id/leave',
    summary: 'Leave a business; who is in it no longer has left it',
    by: ['business'],
    whileActing: 'never',
    countsOnce: 'by nature',
    params: IdParams,
    answers: Nothing,
    refuses: ['owner_stays'],
  },
  ownBusinesses: {
    method: 'GET',
    path: '/user/businesses',
    summary: 'The businesses the caller acts for, and for which one in this session',
    by: ['business'],
    whileActing: 'may',
    answers: z.object({ businesses: z.array(OwnBusiness) }),
    refuses: [],
  },
  chooseBusiness: {
    method: 'POST',
    path: '/user/businesses/:id/choose',
    summary: 'Act for this business from now on, in this session',
    by: ['business'],
    whileActing: 'never',
    countsOnce: 'by nature',
    params: IdParams,
    answers: Nothing,
    refuses: [],
  },
  invitation: {
    method: 'GET',
    path: '/invitation/:token',
    summary: 'What a mailed invitation is for; its link is the key',
    by: 'anyone',
    whileActing: 'may',
    params: TokenParams,
    answers: z.object({
      business: z.object({ name: z.string() }),
      email: z.string(),
      role: z.enum(INVITED_ROLES),
      /** What has this e-mail address: nothing, a business person's account, which can join, or a customer's, which cannot. */
      account: z.enum(['none', 'business', 'other']),
    }),
    refuses: ['invitation_over'],
  },
  acceptInvitation: {
    method: 'POST',
    path: '/invitation/:token/accept',
    summary: 'Join a business with the account that has the invited e-mail address',
    by: ['business'],
    whileActing: 'never',
    countsOnce: 'by nature',
    params: TokenParams,
    answers: Nothing,
    refuses: ['invitation_over', 'invited_another', 'team_full', 'verification_required'],
  },
  registerMember: {
    method: 'POST',
    path: '/auth/member/register',
    summary: 'Register by a mailed invitation, join its business, and be signed in',
    by: 'anyone',
    whileActing: 'may',
    countsOnce: 'by key',
    body: NewMember,
    answers: SignedIn,
    refuses: ['invitation_over', 'team_full'],
  },
});
