import { Person } from './person.ts';

/** Either side of a lead: they write to each other, and finish the work. */
export class Correspondent extends Person {
  async writes(lead: { id: string }, message: string) {
    const { data } = await (await this.api()).sendMessage({ params: { id: lead.id }, body: { message } });
    return data;
  }

  async reads(lead: { id: string }) {
    const { messages } = await (await this.api()).leadMessages({ params: { id: lead.id } });
    return messages;
  }

  async finishes(job: { id: string }) {
    return (await this.api()).updateJobStatus({ params: { id: job.id }, body: { status: 'finished' } });
  }
}
