import { forWhat, pounds } from '../../copy/money.ts';
import { newsCopy } from '../../copy/news.copy.ts';
import { Button } from '../../ui/actions/button.tsx';
import { useDraft } from '../dashboard/use-draft.ts';
import type { Whereabouts } from './live-words.ts';
import { WayThere } from './way-there.tsx';

export type DraftIds = { leadId?: string | null; jobId?: string };

type LeftNoticeProps = {
  title: string;
  news: Whereabouts;
  drafts: DraftIds;
  seeInstead?: (() => void) | undefined;
  onClose: () => void;
  /** Where several have left. */
  onCloseAll?: (() => void) | undefined;
};

/** Stands in the place of a card that has left the list, as tall as it was, until somebody puts it away. */
export function LeftNotice({ title, news, drafts, seeInstead, onClose, onCloseAll }: LeftNoticeProps) {
  const kept = useKept(drafts);
  const close = () => {
    // Where it has gone to, the conversation goes on with what was written.
    if (!news.tab) kept.clear();
    onClose();
  };
  return (
    <div
      role={kept.hasAny ? 'alert' : 'group'}
      aria-label={news.sentence}
      className="min-w-0 rounded-card border border-dashed border-rim bg-sunken p-4 sm:p-6"
    >
      {/* The card was often taller than the screen: what is said stays where one looks. */}
      <div className="sticky top-4 bottom-24 grid justify-items-start gap-2">
        <p className="font-semibold wrap-anywhere">{news.sentence}</p>
        {!news.sentence.includes(title) && <p className="text-ink-soft wrap-anywhere">{title}</p>}
        {news.why && <p className="text-ink-soft">{news.why}</p>}
        {kept.price && (
          <p className="wrap-anywhere">
            {newsCopy.price} {kept.price}
          </p>
        )}
        {kept.text && (
          <p className="wrap-anywhere whitespace-pre-line">
            {newsCopy.kept} {kept.text}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <WayThere to={news} seeInstead={seeInstead} />
          <Button onClick={close}>{newsCopy.close}</Button>
          {onCloseAll && <Button onClick={onCloseAll}>{newsCopy.closeAll}</Button>}
        </div>
      </div>
    </div>
  );
}

const NO_MESSAGE = { message: '' };
const NO_PRICE = { cost: '', rate: '', message: '' };
const NO_COMMENT = { comment: '' };

/** As a price is written, once it is one; what was only begun stands as it was typed. */
function priceOf({ cost, rate }: Omit<typeof NO_PRICE, 'message'>): string {
  const typed = cost.trim();
  const amount = Number(typed.replaceAll(',', ''));
  return typed && `${Number.isFinite(amount) ? pounds(amount) : typed} ${forWhat(rate)}`.trim();
}

/** What was typed about the record and not sent. */
function useKept({ leadId, jobId }: DraftIds) {
  const written = useDraft(`message:${leadId}`, NO_MESSAGE);
  const priced = useDraft(`answer:${leadId}`, NO_PRICE);
  const reviewed = useDraft(`review:${jobId}`, NO_COMMENT);
  const price = priceOf(priced.draft);
  const words = [written.draft.message, priced.draft.message, reviewed.draft.comment];
  const text = words.filter((typed) => typed.trim()).join('\n');
  return {
    price,
    text,
    hasAny: Boolean(price || text),
    clear: () => {
      written.clear();
      priced.clear();
      reviewed.clear();
    },
  };
}
