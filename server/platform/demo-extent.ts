/** Who lives in a new demo: the people of the README, or a whole world of businesses around them. */
export const DEMO_EXTENTS = ['people', 'world'] as const;
export type DemoExtent = (typeof DEMO_EXTENTS)[number];
