type Told = { DRAIN_SECONDS?: number | undefined; PLATFORM: string; ROLE: string };

const USUAL_SECONDS = 5;

/** In the demo nobody stands in front who would have to hear of it, and a worker takes no requests. */
export function drainMs({ DRAIN_SECONDS, PLATFORM, ROLE }: Told): number {
  if (ROLE === 'worker') return 0;
  return 1000 * (DRAIN_SECONDS ?? (PLATFORM === 'demo' ? 0 : USUAL_SECONDS));
}
