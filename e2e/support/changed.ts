import type { Route } from '@playwright/test';

/**
 * For `page.route`: changes what the server answers. What it refuses stays refused, and a page that has gone is not
 * answered: while its story ends, a page may ask once more, and a route that breaks then breaks the next story.
 */
export const changed =
  <Answer>(change: (answer: Answer) => object) =>
  async (route: Route): Promise<void> => {
    const response = await route.fetch().catch(() => null);
    if (!response) return;
    const answer = response.ok()
      ? { response, json: change((await response.json()) as Answer) }
      : { response };
    await route.fulfill(answer).catch(() => undefined);
  };
