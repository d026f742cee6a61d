import type { ComparedJob, ComparedQuote } from '../../../contract/comparison.ts';
import { comparisonCopy } from '../../copy/comparison.copy.ts';
import type { LiveWords } from '../../marketplace/live/live-words.ts';
import { responseWords } from '../live-words.ts';

/** As of the quotes under a job; one whose place another has taken is told as that. */
export function comparisonWords(job: ComparedJob): LiveWords<ComparedQuote> {
  const words = responseWords(job);
  return {
    ...words,
    whereIs: async (api, quote) => {
      const { quotes } = await api.compareQuotes({ params: { id: job.id } });
      const isReplaced = quotes.some(({ business }) => business.id === quote.business.id);
      if (!isReplaced) return words.whereIs(api, quote);
      return { sentence: comparisonCopy.replaced(quote.business.name, job.jobNumber) };
    },
  };
}
