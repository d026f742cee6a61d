import type { SavedReply } from '../../../contract/saved-replies.ts';
import { useCurrentBusiness } from '../team/own-businesses.ts';
import { useKeptByBusiness } from '../team/use-kept-by-business.ts';

/** The saved replies of the current business. */
export const useSavedReplies = () => useKeptByBusiness('savedReplies', (api) => api.savedReplies());

/** Field members insert replies but cannot change them. */
export const useMayKeepReplies = (): boolean => (useCurrentBusiness()?.role ?? 'field') !== 'field';

/** What a list calls a reply: its short name, or its first line. */
export const nameOf = ({ name, body }: Pick<SavedReply, 'name' | 'body'>): string =>
  name ?? body.split('\n', 1)[0] ?? '';
