type LateNews = typeof import('./when-news-comes.ts');

let there: LateNews | undefined;

/** What a list needs once something comes or goes; undefined as long as nothing did. */
export const lateNews = (): LateNews | undefined => there;

export async function fetchLateNews(): Promise<LateNews> {
  there ??= await import('./when-news-comes.ts');
  return there;
}

/** Before something may come or go: the list itself waits for it, and asks again where it did not arrive. */
export const prepareForNews = (): void => void fetchLateNews().catch(() => undefined);
