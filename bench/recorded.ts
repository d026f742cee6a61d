/** A statement as the product sent it. Those of one step were on their way at the same time. */
export type Sent = { text: string; values: unknown[]; rows: number; step: number };
/** What the product sent to its database for a request, what of it was made up for this one, and what it answered. */
export type Recorded = { sent: Sent[]; generated: string[]; answer: string };
/** By what was asked. */
export type Recording = Record<string, Recorded>;
