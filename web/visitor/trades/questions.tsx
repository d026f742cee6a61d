import type { ListedBusiness } from '../../../contract/directory.ts';
import { questionsCopy as copy } from '../../copy/directory.copy.ts';
import { replyTime } from '../../copy/reply-time.copy.ts';
import { SectionTitle } from '../../ui/layout/heading.tsx';

export type Question = { asks: string; says: string };

/** What is answered on a page, to people and to machines. How soon somebody replies is said where enough is known. */
export function questionsOn(businesses: readonly ListedBusiness[]): Question[] {
  const replies = businesses.flatMap(({ replyMinutes }) => replyMinutes ?? []).toSorted((a, b) => a - b);
  const middle = replies[Math.floor((replies.length - 1) / 2)];
  const within = replies.filter((minutes) => minutes <= (middle ?? 0)).length;
  const soon =
    middle === undefined ? [] : [{ asks: copy.soon.asks, says: copy.soon.says(within, replyTime(middle)) }];
  return [copy.free, ...soon, copy.number, copy.reviews, copy.checked];
}

export const Questions = ({ questions }: { questions: readonly Question[] }) => (
  <section aria-labelledby="questions" className="grid gap-4">
    <SectionTitle id="questions">{copy.heading}</SectionTitle>
    <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      {questions.map(({ asks, says }) => (
        <div key={asks} className="grid content-start gap-1">
          <h3 className="font-semibold">{asks}</h3>
          <p className="text-pretty">{says}</p>
        </div>
      ))}
    </div>
  </section>
);
