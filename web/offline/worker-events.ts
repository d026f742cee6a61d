/** What a worker hears; the library of the DOM does not know workers. */
export type Waiting = { waitUntil(done: Promise<unknown>): void };
export type Fetching = Waiting & {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};
