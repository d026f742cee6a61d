/** With an address, what it says leads there. */
export type Fact = { label: string; value: string; address?: string };

/** What a mail says; how it looks is the same for all of them. */
export type MailWords = {
  subject: string;
  /** What a mailbox shows beside the subject; the first line unless told. */
  preview?: string;
  greeting: string;
  lines: readonly string[];
  /** Facts to take in at a glance, such as the price and the job. */
  facts?: readonly Fact[];
  /** A number to be typed in; set large, and nothing a scanner could follow. */
  code?: string;
  button?: { label: string; address: string };
  /** Below the button, smaller. */
  notes?: readonly string[];
  /** Why this mail came. */
  reason: string;
  /** How to get no more of them; without it, a mail that an account needs. */
  unsubscribe?: { label: string; address: string };
};
