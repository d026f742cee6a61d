/** The link in the mail opens a tab of its own, which tells the others. */
const NEWS = 'verified';

export function tellVerified(): void {
  const channel = new BroadcastChannel(NEWS);
  channel.postMessage('verified');
  channel.close();
}

/** Answers how to hear it no more. */
export function whenVerified(hear: () => void): () => void {
  const channel = new BroadcastChannel(NEWS);
  channel.addEventListener('message', hear);
  return () => channel.close();
}
