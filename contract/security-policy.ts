import { brand } from './brand.ts';

/** What somebody who found a weakness should know. Plain text: its readers are people and tools. */
export const securityPolicy = [
  `How to report a weakness of ${brand.name}`,
  '',
  `Please write to ${brand.contact.securityEmail} and say what you found and how we can see it ourselves.`,
  'We answer within 5 working days, keep you informed, and thank you by name if you like.',
  '',
  'Please use accounts of your own. Do not read, change or delete what belongs to others, do not slow the site',
  'down, and give us 90 days to mend it before you tell anybody else.',
  'We take no legal action against anybody who keeps to this in good faith.',
  '',
].join('\n');
