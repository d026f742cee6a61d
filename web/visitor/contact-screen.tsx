import { Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { brand, dialled } from '../../contract/brand.ts';
import type { EnquiryTopic } from '../../contract/enquiries.ts';
import { contactCopy as copy } from '../copy/contact.copy.ts';
import { EnquiryForm } from '../marketplace/enquiries/enquiry-form.tsx';
import { Icon } from '../ui/display/icon.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { SectionTitle, Title } from '../ui/layout/heading.tsx';
import { Page } from '../ui/layout/page.tsx';
import { InnerLink } from '../ui/navigation/inner-link.tsx';

const { contact, operator } = brand;

/** Every way to reach the operator, and the form. */
export const ContactScreen = ({ about }: { about: EnquiryTopic }) => (
  <Page>
    <div className="grid gap-10 py-8 sm:py-12 lg:grid-cols-[20rem_1fr] lg:gap-x-16">
      <div className="grid content-start gap-8">
        <div className="grid gap-2">
          <Title>{copy.title}</Title>
          <p className="text-pretty text-ink-soft">{copy.lead}</p>
        </div>
        <ByPhone />
        <ByMail />
        <ByPost />
      </div>
      <Form about={about} />
    </div>
  </Page>
);

const ByPhone = () => (
  <Way sign={<Icon glyph={Phone} />} heading={copy.phone}>
    <ul>
      {contact.supportNumbers.map((number) => (
        <li key={number}>
          <a href={dialled(number)} className={`${LINK} text-lg tabular-nums`}>
            {number}
          </a>
        </li>
      ))}
    </ul>
    <p className="text-sm text-ink-soft">
      {copy.hours}: {contact.enquiryHours}
    </p>
  </Way>
);

const ByMail = () => (
  <Way sign={<Icon glyph={Mail} />} heading={copy.mail}>
    <ul className="grid gap-2">
      {MAILS.map(([address, what]) => (
        <li key={address}>
          <a href={`mailto:${address}`} className={LINK}>
            {address}
          </a>
          <span className="block text-sm text-ink-soft">{what}</span>
        </li>
      ))}
    </ul>
  </Way>
);

const MAILS = [
  [contact.supportEmail, copy.mails.support],
  [contact.salesEmail, copy.mails.sales],
] as const;

const ByPost = () => (
  <Way sign={<Icon glyph={MapPin} />} heading={copy.post}>
    <address className="not-italic">
      {operator.company}
      <br />
      {operator.address}
    </address>
    <p className="text-sm text-ink-soft">{operator.registration}</p>
    <p>
      <InnerLink href="/complaints" className={LINK}>
        {copy.complaints}
      </InnerLink>
    </p>
  </Way>
);

type WayProps = { sign: ReactNode; heading: string; children: ReactNode };

const Way = ({ sign, heading, children }: WayProps) => (
  <section className="grid gap-1.5 border-t-2 border-link pt-4">
    <h2 className="flex items-center gap-2.5 text-lg font-semibold">
      {sign}
      {heading}
    </h2>
    {children}
  </section>
);

const Form = ({ about }: { about: EnquiryTopic }) => (
  <section aria-labelledby="write" className="grid content-start gap-4">
    <SectionTitle id="write">{copy.form.title}</SectionTitle>
    <EnquiryForm
      name="enquiry"
      about={
        <SelectField
          id="about"
          name="about"
          label={copy.form.about}
          hint={copy.form.complaint}
          options={TOPICS}
          defaultValue={about}
        />
      }
    />
  </section>
);

const TOPICS = Object.entries(copy.form.topics).map(([value, label]) => ({ value, label }));

const LINK = 'inline-flex min-h-11 items-center text-link underline underline-offset-4';
