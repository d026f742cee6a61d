import type { Lead } from '../../contract/leads.ts';
import type { WorkJob } from '../../contract/jobs.ts';
import type { Purchase } from '../../contract/billing.ts';
import type { NewQuote } from '../../contract/quotes.ts';
import type { BusinessId } from '../platform/ids.ts';
import { Correspondent } from './correspondent.ts';

type Listed = 'active' | 'in_progress' | 'finished' | 'cancelled';
type Figures = Partial<Pick<NewQuote, 'cost' | 'comments' | 'detail' | 'file'>> & {
  rate?: NewQuote['rate_type'];
};
type Revised = Figures & { because?: string };

export class Business extends Correspondent {
  override get id(): BusinessId {
    if (!this.facts.businessId) throw new Error(`${this.name} owns no business`);
    return this.facts.businessId;
  }

  /** Starts the purchase of a package and answers the address of the hosted page. */
  async buys(wish: Partial<Purchase> = {}): Promise<string> {
    const body = { package: 'standard' as const, payment_method: 'card' as const, ...wish };
    const { redirect_url } = await (await this.api()).renewSubscription({ body });
    return redirect_url;
  }

  /** Back from the hosted page, by the address it led to. */
  async comesBack(to: URL) {
    const session = to.searchParams.get('session_id');
    const request = to.searchParams.get('billing_request_id') ?? '';
    const body = session ? { session_id: session } : { billing_request_id: request };
    return (await this.api()).bankConfirmation({ body });
  }

  async billing() {
    const { data } = await (await this.api()).billing();
    return data;
  }

  async cancelsSubscription() {
    return (await this.api()).cancelSubscription();
  }

  async keepsSubscription() {
    return (await this.api()).resumeSubscription();
  }

  async leads(): Promise<Lead[]> {
    const { leads } = await (await this.api()).leads();
    return leads;
  }

  /** The lead of a job in the own inbox, by the job's title; nothing when it is not there. */
  async lead(title = 'Kitchen tap will not stop dripping'): Promise<Lead> {
    const lead = (await this.leads()).find((one) => one.job.title === title);
    if (!lead) throw new Error(`no lead '${title}' in the inbox`);
    return lead;
  }

  async isInterestedIn(lead: { id: string }) {
    return (await this.api()).markInterested({ params: { id: lead.id } });
  }

  async dismisses(lead: { id: string }) {
    return (await this.api()).dismissLead({ params: { id: lead.id } });
  }

  async restores(lead: { id: string }) {
    return (await this.api()).restoreLead({ params: { id: lead.id } });
  }

  /** One lead by its id, as its page reads it. */
  async readsLead({ id }: { id: string }): Promise<Lead> {
    return (await (await this.api()).lead({ params: { id } })).lead;
  }

  /** Sends a quote and answers it as it then stands in the own list. */
  async quotes(lead: { id: string }, { rate = 'Flat', comments = 'Direct quote', ...said }: Figures) {
    const body = { leadId: lead.id, rate_type: rate, currency: '£' as const, comments, ...said };
    await (await this.api()).sendQuote({ body });
    const sent = (await this.openQuotes()).find((quote) => quote.leadId === lead.id);
    if (!sent) throw new Error('the quote is not in the own list');
    return sent;
  }

  /** Sends another price in the place of a pending quote. */
  async revises(quote: { id: string }, said: Revised) {
    const { cost, rate = 'Flat', comments = 'Direct quote', because, file } = said;
    const body = {
      rate_type: rate,
      cost,
      currency: '£' as const,
      comments,
      ...(because && { because }),
      ...(file !== undefined && { file }),
    };
    return (await this.api()).reviseQuote({ params: { id: quote.id }, body });
  }

  async openQuotes() {
    const { quotes } = await (await this.api()).quotes();
    return quotes;
  }

  async withdraws(quote: { id: string }) {
    return (await this.api()).withdrawQuote({ params: { id: quote.id } });
  }

  async answers(review: { id: string }, answer: string) {
    const { data } = await (await this.api()).answerReview({ params: { id: review.id }, body: { answer } });
    return data;
  }

  async jobs(status: Listed = 'in_progress'): Promise<WorkJob[]> {
    const { jobs } = await (await this.api()).jobs({ query: { status } });
    return jobs as WorkJob[];
  }
}
