import { MessageSquare, Phone } from 'lucide-react';
import { useState } from 'react';
import type { OwnJob } from '../../../contract/jobs.ts';
import { customerCopy } from '../../copy/customer.copy.ts';
import { Messages } from '../../marketplace/messages/messages.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import type { JobResponse } from '../lists.ts';

type Contact = OwnJob['leads'][number];

type ContactsProps = { contacts: readonly Contact[]; responses: readonly JobResponse[] | undefined };

/** Who marked interest, and so has the customer's number, and who wrote. */
export function Contacts({ contacts, responses = [] }: ContactsProps) {
  if (contacts.length === 0) return null;
  return (
    <div role="group" aria-label={customerCopy.contacts.heading} className="grid gap-3">
      <h3 className="text-lg font-semibold">{customerCopy.contacts.heading}</h3>
      <ul className="grid gap-4">
        {contacts.map((contact) => (
          <li key={contact.id} className="grid min-w-0 gap-3">
            <Touch contact={contact} />
            <Talk contact={contact} hasQuoted={responses.some(({ leadId }) => leadId === contact.id)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Touch({ contact }: { contact: Contact }) {
  const { hasNumber, wrote } = customerCopy.contacts;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="font-semibold">{contact.business_name}</span>
      {contact.is_interested ? (
        <Badge tone="good" icon={<Icon glyph={Phone} />}>
          {hasNumber}
        </Badge>
      ) : (
        <Badge icon={<Icon glyph={MessageSquare} />}>{wrote}</Badge>
      )}
    </div>
  );
}

/** A business that made a quote has the conversation under the quote. One that is open when the quote comes in stays open here. */
function Talk({ contact, hasQuoted }: { contact: Contact; hasQuoted: boolean }) {
  const [isOpen, setOpen] = useState(false);
  if (hasQuoted && !isOpen) return null;
  return (
    <Messages leadId={contact.id} count={contact.messagesCount} me="customer" mayWrite onToggle={setOpen} />
  );
}
