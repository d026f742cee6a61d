import type { Actor } from '../../platform/actor.ts';
import { fileOf } from '../../platform/papers/file-of.ts';
import { notFound } from '../../platform/refusal.ts';
import type { Ground } from '../feature.ts';
import { readAgreement } from '../agreements/index.ts';
import { listExtras } from '../extras/index.ts';
import { readQuote } from '../quotes/index.ts';
import { agreementPaper } from './agreement-paper.ts';
import { quotePaper } from './quote-paper.ts';

type Drawing = Pick<Ground, 'market' | 'appUrl'>;

/**
 * A quote as a PDF.
 * @throws Refusal 'not_found' when the viewer is no side of it; 'unavailable' when too many papers are being drawn
 */
export async function drawQuote({ market, appUrl }: Drawing, actor: Actor, quoteId: string) {
  const read = await readQuote(market, actor, quoteId);
  const paper = quotePaper(read, { now: market.clock.now(), address: `${appUrl}/dashboard?tab=quoted` });
  return fileOf(`quote-${read.quote.job.jobNumber}`, await market.papers.draw(paper));
}

/**
 * What was agreed on for a job as a PDF.
 * @throws Refusal 'not_found' when the viewer is no side of it, or nothing was written down; 'unavailable' as for a quote
 */
export async function drawAgreement({ market, appUrl }: Drawing, actor: Actor, jobId: string) {
  const { agreement } = await readAgreement(market, actor, jobId);
  if (!agreement) throw notFound();
  const paper = agreementPaper({
    agreement,
    extras: await listExtras(market, actor, jobId),
    now: market.clock.now(),
    address: `${appUrl}/jobs/${jobId}/agreement`,
  });
  return fileOf(`agreement-${agreement.jobNumber}`, await market.papers.draw(paper));
}
