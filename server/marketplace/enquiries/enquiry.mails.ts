import { brand } from '../../../contract/brand.ts';
import type { EnquiryTopic } from '../../../contract/enquiries.ts';
import type { Tx } from '../../platform/db/db.ts';
import { kind, type Kinds, type Sending, subjectOf } from '../outbox/index.ts';
import { acknowledgement, type Enquiry, composeEnquiryMail } from './enquiry-mail-words.ts';

/** What the contact form mails: what somebody wrote, to our own people; and to who complained, that we have it. */
export const enquiryMails: Kinds = {
  enquiry: kind<Kept>({
    facts: ({ tx }, waiting) => enquiryWithout(tx, { id: subjectOf(waiting), mark: 'mailed_at' }),
    async words(sending, enquiry) {
      await mark(sending, enquiry, 'mailed_at');
      const { salesEmail, supportEmail } = brand.contact;
      const to = enquiry.about === 'enterprise' ? salesEmail : supportEmail;
      return { to, replyTo: enquiry.email, ...composeEnquiryMail(enquiry) };
    },
  }),
  'complaint-received': kind<Kept>({
    facts: ({ tx }, waiting) => enquiryWithout(tx, { id: subjectOf(waiting), mark: 'acknowledged_at' }),
    async words(sending, complaint) {
      await mark(sending, complaint, 'acknowledged_at');
      return { to: complaint.email, ...acknowledgement(complaint.created_at) };
    },
  }),
};

type Mark = 'mailed_at' | 'acknowledged_at';
type Kept = Enquiry & { id: string; created_at: Date };

/** The enquiry, locked, if this was not mailed of it yet. */
async function enquiryWithout(tx: Tx, { id, mark }: { id: string; mark: Mark }): Promise<Kept | undefined> {
  const found = await tx
    .selectFrom('enquiries')
    .where('id', '=', id)
    .where(mark, 'is', null)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  return found && { ...found, about: found.about as EnquiryTopic };
}

/** Also of one that the other end will never take: its address is nothing to try again. */
const mark = ({ tx, now }: Sending, { id }: Kept, column: Mark) =>
  tx
    .updateTable('enquiries')
    .set({ [column]: now })
    .where('id', '=', id)
    .execute();
