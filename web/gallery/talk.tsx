import { useState } from 'react';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { Composer } from '../ui/composer.tsx';
import { Thread } from '../ui/thread.tsx';
import { Part, State } from './specimen.tsx';
import { useMoments } from './use-moments.ts';

const { talk } = galleryCopy;

export function Talk() {
  return (
    <>
      <Part name="Thread">
        <State of="normal">
          <Written />
        </State>
      </Part>
      <Part name="Composer">
        <State of="empty">
          <Composer label={talk.label} onSend={sent} />
        </State>
        <State of="busy">
          <Typed isBusy />
        </State>
        <State of="error">
          <Typed error={talk.error} />
        </State>
        <State of="nearlyFull">
          <Typed maxLength={talk.typed.length + 3} />
        </State>
        <State of="overfull">
          <Typed maxLength={talk.typed.length - 3} />
        </State>
      </Part>
    </>
  );
}

const sent = () => Promise.resolve();
const refused = () => Promise.reject(new Error('The gallery sends nothing'));

function Written() {
  const { now, before } = useMoments();
  const messages = talk.messages.map(({ by, name, minutes, body }, place) => ({
    id: String(place),
    body,
    sender: by,
    createdAt: before(minutes),
    user: { name },
  }));
  return <Thread messages={messages} me="ours" now={now} />;
}

function Typed(state: { isBusy?: boolean; error?: string; maxLength?: number }) {
  const [text, keep] = useState(talk.typed);
  return <Composer label={talk.label} onSend={refused} draft={{ text, keep }} {...state} />;
}
