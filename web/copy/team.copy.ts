import type { MemberRole } from '../../contract/words.ts';

const INVITE = 'Invite somebody';
const HAND_OVER = 'Hand the business over';
const TAKE_BACK = 'Take back';
const INVITE_AGAIN = 'Invite again';

const roles: Record<MemberRole, string> = { owner: 'Owner', office: 'Office', field: 'Field' };

/** The people of a business: in its settings, in the account menu, and on the page of a mailed invitation. */
export const teamCopy = {
  roles,
  what: {
    office: 'Leads, quotes, messages and profile',
    field: 'Jobs in progress and their messages',
  },
  loading: 'Loading your team',
  role: 'Role',
  people: 'People',
  you: 'You',
  since: (role: MemberRole, day: string) => `${roles[role]}, since ${day}`,
  actions: (name: string) => `Actions for ${name}`,
  alone: 'Only you so far.',
  aloneMore: 'Invite who works with you, up to 50 people. Each logs in with a password of their own.',
  invite: {
    button: INVITE,
    title: INVITE,
    note: 'We mail a link, which works for 7 days. They choose a password of their own.',
    email: 'Email',
    role: 'What does this person do?',
    submit: 'Send invitation',
    done: (email: string) => `Invitation sent to ${email}`,
  },
  invitations: {
    title: 'Open invitations',
    until: (role: MemberRole, day: string) => `${roles[role]}, open until ${day}`,
    ended: (role: MemberRole, day: string) => `${roles[role]}, ended on ${day}`,
    over: 'Over',
    again: {
      button: INVITE_AGAIN,
      title: (email: string) => `Invite ${email} again?`,
      note: 'They get a new link by mail. The old one ends.',
      confirm: INVITE_AGAIN,
    },
    revoke: {
      button: TAKE_BACK,
      title: (email: string) => `Take the invitation to ${email} back?`,
      note: 'The link in the mail ends at once.',
      confirm: TAKE_BACK,
      done: 'Invitation taken back',
    },
    gone: 'This invitation is not open any more.',
  },
  change: {
    button: 'Change role',
    title: (name: string) => `What does ${name} do?`,
    submit: 'Save',
    done: (name: string, role: MemberRole) => `${name} has the role ${roles[role]} now`,
  },
  remove: {
    button: 'Remove',
    title: (name: string) => `Remove ${name}?`,
    note: (name: string) =>
      `${name} sees nothing of the business from now on. What they wrote and quoted stays, under their name.`,
    confirm: 'Remove from team',
    done: (name: string) => `${name} is in your team no longer`,
  },
  gone: (name: string) => `${name} is in your team no longer.`,
  handOver: {
    button: HAND_OVER,
    title: (name: string) => `Hand the business over to ${name}?`,
    follows: (name: string) => [
      `${name} owns the business then: the team, the subscription and its invoices.`,
      'It goes on being paid as it is now, until another card or account is given under Billing. The company that takes the payments keeps writing to the address it was given.',
      'You stay in the office: leads, quotes, messages and profile.',
      `Only ${name} can give it back to you.`,
    ],
    confirm: 'Hand over',
    done: (name: string) => `${name} owns the business now`,
  },
  place: {
    title: 'Where you work',
    worksFor: 'You work for',
    may: {
      owner: 'You own it.',
      office: 'In the office: you see its leads, send quotes, write messages and keep its profile.',
      field: 'In the field: you see its jobs in progress and write messages about them.',
    },
  },
  leave: {
    button: 'Leave',
    label: (business: string) => `Leave ${business}`,
    title: (business: string) => `Leave ${business}?`,
    note: (business: string) =>
      `You see nothing of ${business} from now on. What you wrote and quoted stays with it. To come back you need a new invitation.`,
    confirm: 'Leave the team',
    done: (business: string) => `You have left ${business}`,
  },
  switch: {
    label: 'You act for',
    current: '(now)',
    none: 'no business',
    done: (business: string) => `You act for ${business} now`,
    gone: 'You act for that business no longer',
  },
  another: {
    title: 'Choose a business.',
    why: 'You no longer act for the business you had chosen: you left it or were removed, or it was closed. What you save from now on goes to the one you choose here.',
  },
  none: {
    title: 'You are in no team.',
    ask: (email: string) =>
      `Ask the owner of the business for an invitation to ${email}. Its link brings you back here.`,
    own: 'You want a business of your own? Log out, and register it with another e-mail address.',
  },
};
