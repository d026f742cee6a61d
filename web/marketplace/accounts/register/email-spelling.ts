import { run } from '@zootools/email-spell-checker';

/** Where most people here have their mailboxes. A name that stands here is right, whatever it is near to. */
const PROVIDERS = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.co.uk',
  'live.com',
  'live.co.uk',
  'msn.com',
  'outlook.com',
  'outlook.co.uk',
  'yahoo.com',
  'yahoo.co.uk',
  'ymail.com',
  'rocketmail.com',

  'icloud.com',
  'me.com',
  'mac.com',
  'aol.com',
  'aol.co.uk',
  'mail.com',
  'email.com',
  'gmx.com',
  'gmx.co.uk',

  'btinternet.com',
  'btopenworld.com',
  'bt.com',
  'sky.com',
  'virginmedia.com',
  'virgin.net',
  'ntlworld.com',

  'blueyonder.co.uk',
  'talktalk.net',
  'tiscali.co.uk',
  'plusnet.com',
  'zen.co.uk',
  'fastmail.com',
  'hey.com',
  'proton.me',
  'protonmail.com',
];

/** A short name is near to too many that are right: `we.com` is no slip for `me.com`. */
const SHORTEST = 'gmail.com'.length;

/**
 * The address that was probably meant, or nothing. The library knows endings of domains too; those are left out, because it
 * takes `.scot` and `.ac.uk` for slips.
 */
export function likelyMeant(typed: string): string {
  const email = typed.trim();
  const at = email.lastIndexOf('@');
  if (at < 1) return '';
  const near = run({ email, domains: PROVIDERS, topLevelDomains: [], secondLevelDomains: [] });
  if (!near || near.domain.length < SHORTEST) return '';
  return `${email.slice(0, at)}@${near.domain}`;
}
