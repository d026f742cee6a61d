import { enquiryCopy } from '../../copy/contact.copy.ts';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { EnquiryForm } from './enquiry-form.tsx';

const { title, lead } = enquiryCopy.enterprise;

/** Below the packages, folded: for the few who need more than one of them. */
export const EnterpriseEnquiry = () => (
  <section aria-labelledby="enterprise" className="max-w-2xl">
    <Disclosure
      summary={
        <h2 className="grid py-2">
          <span id="enterprise" className="text-lg font-semibold text-ink">
            {title}
          </span>
          <span className="font-normal text-ink-soft">{lead}</span>
        </h2>
      }
    >
      <EnquiryForm
        name="enterprise-enquiry"
        about={<input type="hidden" name="about" value="enterprise" />}
      />
    </Disclosure>
  </section>
);
