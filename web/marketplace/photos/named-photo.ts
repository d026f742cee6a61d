import type { JobPhoto } from '../../../contract/job-photos.ts';
import { JOB_PHOTOS } from './photo-sources.ts';

/** As a job names a photo, and where its small picture is. */
export type NamedPhoto = { id: string; text: string; src: string | null };

/** One that the job has. */
export const namedPhoto = ({ id, url, text }: JobPhoto): NamedPhoto => ({ id, text, src: `${url}?w=160` });

/** The others were brought since, and their small picture is the device's own. */
export const isOfJob = ({ src }: NamedPhoto): boolean => src?.startsWith(JOB_PHOTOS) ?? false;
