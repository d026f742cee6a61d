import { enquiryCopy } from '../../copy/contact.copy.ts';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { EnquiryForm } from './enquiry-form.tsx';

const { title, lead } = enquiryCopy.enterprise;

/** Below the packages, folded: for the few who need more than one of them. */
export const EnterpriseEnquiry = () => (
  <section aria-labelledby="enterprise" className="max-w-2xl">
    <Disclosure
      summary={
        <span className="grid py-2">
          <h2 id="enterprise" className="text-lg font-semibold text-ink">
            {title}
          </h2>
          <span className="font-normal text-ink-soft">{lead}</span>
        </span>
      }
    >
      <EnquiryForm
        name="enterprise-enquiry"
        about={<input type="hidden" name="about" value="enterprise" />}
      />
    </Disclosure>
  </section>
);
