import type { Correspondent } from './correspondent.ts';
import { fileOf } from './pictures/files.ts';
import * as samples from './pictures/samples.ts';

type Ref = { id: string };
type Said = { worked?: number; photos?: string[] };

/** Brings a photo of what came of agreed work; answers what an act names it by. */
export async function bringsResult(who: Correspondent, { id }: Ref, bytes?: Uint8Array) {
  const file = fileOf(bytes ?? (await samples.jpeg(900, 600)), 'done.jpg');
  return (await who.api()).bringResultPhoto({ params: { id }, form: { fields: {}, file } });
}

/** Ends the work on a job with the time that it took, with photos, or with both. */
export const finishesWith = async (who: Correspondent, { id }: Ref, said: Said) =>
  (await who.api()).updateJobStatus({ params: { id }, body: { status: 'finished', ...said } });

/** What both sides read of how the work on a job ended. */
export const readsFinish = async (who: Correspondent, { id }: Ref) =>
  (await who.api()).finish({ params: { id } });
