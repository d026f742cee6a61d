import { createFileRoute } from '@tanstack/react-router';
import type { EnquiryTopic } from '../../contract/enquiries.ts';
import { contactPage } from '../copy/contact.copy.ts';
import { pageHead } from '../shell/page-head.ts';
import { ContactScreen } from '../visitor/contact-screen.tsx';

export const Route = createFileRoute('/_site/contact-us')({
  validateSearch: ({ about }: Record<string, unknown>): { about?: EnquiryTopic } => ({
    about: about === 'complaint' ? about : undefined,
  }),
  loader: () => ({ page: contactPage }),
  head: pageHead,
  component: ContactUs,
});

function ContactUs() {
  return <ContactScreen about={Route.useSearch().about ?? 'question'} />;
}
