/** Servers on which stories are told in place of one of our own: `npm run prove:cluster` says so in STORIES_ON. */
export type StoriesOn = {
  /** For who serves; leads through a pooler where `directUrl` is there. */
  url: string;
  directUrl?: string;
  ownerUrl: string;
};

/** Null where the stories start a server themselves. */
export const storiesOn = (said = process.env.STORIES_ON): StoriesOn | null =>
  said ? (JSON.parse(said) as StoriesOn) : null;
