import type { Finish } from '../../../contract/finish.ts';
import { workedPence } from '../../../contract/quote-sums.ts';
import type { RateType } from '../../../contract/words.ts';
import { finishCopy as copy } from '../../copy/finish.copy.ts';
import { dayPhrase, noonOf, ukDay } from '../../copy/relative-phrase.ts';
import { PhotosLater } from '../photos/photos-later.tsx';

type FinishShownProps = {
  finish: Finish;
  /** What was agreed on. */
  price: { cost: number | null; rate_type: RateType | null };
  /** What the photos are of. */
  title: string;
};

/** When work ended, the time that it took with the sum that follows, and what it looks like then. */
export function FinishShown({ finish, price: { cost, rate_type: rate }, title }: FinishShownProps) {
  const { finishedAt, worked, photos } = finish;
  const day = dayPhrase(noonOf(ukDay(new Date(finishedAt))).getTime(), 0);
  const pence = worked !== null && cost !== null && rate ? workedPence(rate, cost, worked) : null;
  return (
    <div className="grid gap-3">
      <p className="font-semibold">{copy.line(day, { rate, worked, photos: photos.length })}</p>
      {rate && worked !== null && cost !== null && pence !== null && (
        <p className="text-ink-soft">{copy.comesTo({ rate, worked, cost, sum: pence / 100 })}</p>
      )}
      <PhotosLater photos={photos} title={title} />
    </div>
  );
}
