import { MessageSquare } from 'lucide-react';
import { useId, useState } from 'react';
import { messagesCount } from '../../copy/messages-count.copy.ts';
import { Button } from '../../ui/actions/button.tsx';
import type { ConversationProps } from './conversation.tsx';
import { ConversationLater } from './conversation-later.tsx';

type MessagesProps = ConversationProps & { count: number; onToggle?: (isOpen: boolean) => void };

/** The conversation behind a button: it is fetched when somebody wants to read it. */
export function Messages({ count, onToggle, ...conversation }: MessagesProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const toggle = () => {
    setOpen(!isOpen);
    onToggle?.(!isOpen);
  };
  if (count === 0 && !conversation.mayWrite) return null;
  return (
    <div className="grid gap-4">
      <div>
        <Button onClick={toggle} aria-expanded={isOpen} aria-controls={isOpen ? id : undefined}>
          <MessageSquare size={18} aria-hidden />
          {messagesCount(count)}
        </Button>
      </div>
      {isOpen && (
        <div id={id}>
          <ConversationLater {...conversation} />
        </div>
      )}
    </div>
  );
}
