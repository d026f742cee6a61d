import { enquiryCopy } from '../../copy/contact.copy.ts';
import { SectionTitle } from '../../ui/heading.tsx';
import { EnquiryForm } from './enquiry-form.tsx';

const { title, lead } = enquiryCopy.enterprise;

/** Beside the packages: for who needs more than one of them. */
export const EnterpriseEnquiry = () => (
  <section aria-labelledby="enterprise" className="grid max-w-2xl gap-4">
    <SectionTitle id="enterprise">{title}</SectionTitle>
    <p className="text-ink-soft">{lead}</p>
    <EnquiryForm name="enterprise-enquiry" about={<input type="hidden" name="about" value="enterprise" />} />
  </section>
);
