import type { DemoJob, DemoPhoto } from './demo-job.ts';
import { scenesOf } from './scenes.ts';

/** All jobs of the demo are of this trade. */
const TRADE = 'Plumbing';

/** The photos of a demo job: those that it names, or else a scene that fits its service. */
export const photosOf = ({ photos, service }: Pick<DemoJob, 'photos' | 'service'>): DemoPhoto[] =>
  photos ??
  scenesOf(TRADE, service)
    .slice(0, 1)
    .map((scene) => ({ scene, says: '' }));
