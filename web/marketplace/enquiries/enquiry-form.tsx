import { useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { enquiryCopy as copy } from '../../copy/contact.copy.ts';
import { Button } from '../../ui/actions/button.tsx';
import { NeedsScript, Refusal } from '../../ui/feedback/notice.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormErrors } from '../../ui/forms/form-errors.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useSession } from '../accounts/session.ts';
import { useEnquiry } from './use-enquiry.ts';

type EnquiryFormProps = {
  /** Under which what is typed is kept. */
  name: string;
  /** The field that says what for. */
  about: ReactNode;
};

/** Writes to us; what was typed stays until it is sent, through a reload too. */
export function EnquiryForm({ name, about }: EnquiryFormProps) {
  const { form, sent, checked, fieldErrors, sentence, isSending } = useEnquiry(name);
  const isHydrated = useHydrated();
  const known = useSession()?.user;
  return (
    <Card>
      <form ref={form} method="post" noValidate className="grid gap-5" {...checked.events}>
        <NeedsScript>{copy.withoutScript}</NeedsScript>
        <FormErrors fieldErrors={fieldErrors} ref={checked.summary} />
        {about}
        {FIELDS.map(({ name: of, ...field }) => (
          <TextField
            key={of}
            id={of}
            name={of}
            error={fieldErrors[of]}
            defaultValue={of === 'business_name' ? undefined : (known?.[of] ?? undefined)}
            {...field}
          />
        ))}
        <TextArea
          key={sent}
          id="message"
          name="message"
          label={copy.message}
          maxLength={2000}
          error={fieldErrors.message}
        />
        {sentence && <Refusal>{sentence}</Refusal>}
        <Button look="primary" type="submit" working={isSending && copy.sending} isReady={isHydrated}>
          {copy.send}
        </Button>
      </form>
    </Card>
  );
}

const FIELDS = [
  { name: 'name', label: copy.name, autoComplete: 'name' },
  {
    name: 'business_name',
    label: copy.businessName,
    hint: copy.businessNameHint,
    autoComplete: 'organization',
  },
  { name: 'email', label: copy.email, type: 'email', autoComplete: 'email' },
  { name: 'mobile_number', label: copy.mobile, type: 'tel', autoComplete: 'tel' },
] as const;
