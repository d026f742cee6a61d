import type { Hidden } from '../../../contract/contact-mask.ts';
import type { Hides } from '../../../contract/leads.ts';
import { messagesCopy } from '../../copy/messages.copy.ts';
import { newKey } from '../../new-key.ts';
import { overFetch } from '../../over-fetch.ts';
import { Composer } from '../../ui/composer.tsx';
import { useAct } from '../dashboard/use-act.ts';
import { useDraft } from '../dashboard/use-draft.ts';
import { HidingSaid } from '../hiding-said.tsx';
import { lateNews } from '../live/late-news.ts';
import { useNewsWhileWriting } from '../live/row-context.ts';

/** `key` is of the message as it was last sent: sent again after a lost answer, it is still one message. */
const EMPTY = { message: '', key: '' };
const LONGEST = 2000;

/** A message to the other side; what is typed stays until it has been sent. */
export function Reply({ leadId, hides }: { leadId: string; hides: Hides | undefined }) {
  const { draft, change, clear } = useDraft(`message:${leadId}`, EMPTY);
  const send = useAct({
    name: 'sendMessage',
    call: async (_api, message: string) => {
      const key = draft.key || newKey();
      change({ key });
      const { clientUnderKey } = await overFetch();
      return clientUnderKey(key).sendMessage({ params: { id: leadId }, body: { message } });
    },
    reloads: ['messages', 'leads', 'quotes', 'jobs', 'responses'],
    done: messagesCopy.sent,
    isSaidInCard: true,
  });
  const onSend = async (message: string) => {
    if (!(await send.run(message))) throw new Error('The message was not sent');
  };
  return (
    <>
      <WhatHappened isWriting={draft.message !== ''} onGiveUp={clear} />
      <Composer
        label={messagesCopy.label}
        sendLabel={messagesCopy.send}
        onSend={onSend}
        isBusy={send.isWorking}
        error={send.failure?.sentence}
        maxLength={LONGEST}
        remark={<HidingSaid text={draft.message} kinds={kindsOf(hides)} />}
        draft={{ text: draft.message, keep: (message) => change({ message, key: '' }) }}
      />
    </>
  );
}

/** Of the record that the conversation is about, when it has left the list while somebody writes. */
function WhatHappened({ isWriting, onGiveUp }: { isWriting: boolean; onGiveUp: () => void }) {
  const { news, putAway } = useNewsWhileWriting(isWriting);
  const late = lateNews();
  if (!news || !putAway || !late) return null;
  const close = () => {
    // Where it has gone to, the conversation goes on with what was written.
    if (!news.tab) onGiveUp();
    putAway();
  };
  return <late.NewsInCard news={news} onClose={close} />;
}

/** Until the conversation has come nobody knows, and nothing is said. */
const kindsOf = (hides: Hides | undefined): Hidden[] => [
  ...(hides?.contacts ? (['phone', 'email'] as const) : []),
  ...(hides?.postcodes ? (['postcode'] as const) : []),
];
