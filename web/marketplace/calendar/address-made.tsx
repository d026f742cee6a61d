import { CalendarPlus, Copy } from 'lucide-react';
import { useState } from 'react';
import { calendarCopy } from '../../copy/calendar.copy.ts';
import { Button } from '../../ui/actions/button.tsx';
import { buttonLook } from '../../ui/actions/button-look.ts';
import { Refusal } from '../../ui/feedback/notice.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { toast } from '../../ui/feedback/toast.ts';

const { address: words } = calendarCopy;

/** An address that was made just now: taken over by the calendar of this device, or copied to another one. */
export function AddressMade({ address }: { address: string }) {
  const [isRefused, setRefused] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setRefused(false);
      toast({ title: words.copied });
    } catch {
      setRefused(true);
    }
  };
  return (
    <div className="grid gap-3">
      <TextField
        name="calendar-address"
        label={words.label}
        hint={words.once}
        value={address}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      {isRefused && <Refusal>{words.notCopied}</Refusal>}
      <div className="flex flex-wrap gap-3">
        {/* Calendar programs take such an address over themselves. */}
        <a href={address.replace(/^https?:/, 'webcal:')} className={buttonLook('primary')}>
          <CalendarPlus size={18} aria-hidden />
          {words.subscribe}
        </a>
        <Button onClick={() => void copy()}>
          <Copy size={18} aria-hidden />
          {words.copy}
        </Button>
      </div>
    </div>
  );
}
