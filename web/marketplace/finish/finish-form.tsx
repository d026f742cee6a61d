import { useEffect, useState } from 'react';
import { fieldSentences } from '../../../contract/copy.ts';
import { MOST_WORKED } from '../../../contract/finish-words.ts';
import { MOST_RESULT_PHOTOS } from '../../../contract/pictures.ts';
import { hundredths } from '../../../contract/quote-sums.ts';
import type { RateType } from '../../../contract/words.ts';
import { finishCopy } from '../../copy/finish.copy.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useLatest } from '../../ui/hooks/use-latest.ts';
import { typedPounds } from '../prices/typed-pounds.ts';
import { ResultPhotoField } from '../result-photos/result-photo-field.tsx';
import { useResultPhotos } from '../result-photos/use-result-photos.ts';

const words = finishCopy.form;

/** What the end of a job carries besides. */
export type FinishSaid = { worked?: number; photos?: string[] };

/** What was said in the form; null where something has to be mended first, which it then says. */
export type Judge = () => FinishSaid | null;

type FinishFormProps = {
  job: { id: string; rate_type: RateType | null };
  /** Hears once what judges the form when somebody says yes. */
  onReady: (judge: Judge) => void;
};

/** Below the question whether a job is complete: the time that it took, where it is paid by time, and photos. */
export function FinishForm({ job, onReady }: FinishFormProps) {
  const { worked, photos, faults, change, said } = useFinish(job.id);
  const latest = useLatest(said);
  useEffect(() => {
    onReady(() => latest.current());
  }, [onReady, latest]);
  return (
    <div className="grid gap-4">
      {job.rate_type && job.rate_type !== 'Flat' && (
        <TextField
          label={words.worked[job.rate_type]}
          hint={words.workedHint}
          name="worked"
          inputMode="decimal"
          autoComplete="off"
          value={worked}
          error={faults.worked}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      )}
      <ResultPhotoField
        label={words.photos}
        hint={words.photosHint}
        form={photos}
        error={photos.ids() === null ? faults.photos : undefined}
      />
    </div>
  );
}

type Faults = { worked?: string; photos?: string };

function useFinish(jobId: string) {
  const photos = useResultPhotos({ jobId, most: MOST_RESULT_PHOTOS, full: words.full });
  const [worked, setWorked] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const said: Judge = () => {
    const [time, ids] = [worked.trim() === '' ? null : typedPounds(worked), photos.ids()];
    const isTime = time === null || isTimeWorked(time);
    setFaults({
      ...(!isTime && { worked: fieldSentences.worked }),
      ...(ids === null && { photos: words.unready }),
    });
    if (!isTime || ids === null) return null;
    return { ...(time !== null && { worked: time }), ...(ids.length > 0 && { photos: ids }) };
  };
  const change = (typed: string) => {
    setFaults({});
    setWorked(typed);
  };
  return { worked, photos, faults, change, said };
}

/** Whether it can be a number of hours or days; the server judges by the same bounds. */
const isTimeWorked = (time: number): boolean =>
  time > 0 && time <= MOST_WORKED && Math.abs(time * 100 - hundredths(time)) < 1e-6;
