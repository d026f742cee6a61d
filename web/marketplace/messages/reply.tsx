import type { Hidden } from '../../../contract/contact-mask.ts';
import type { Hides } from '../../../contract/leads.ts';
import { messagesCopy } from '../../copy/messages.ts';
import { newKey } from '../../new-key.ts';
import { overFetch } from '../../over-fetch.ts';
import { Composer } from '../../ui/composer.tsx';
import { useAct } from '../dashboard/use-act.ts';
import { useDraft } from '../dashboard/use-draft.ts';
import { HidingSaid } from '../hiding-said.tsx';

/** `key` is of the message as it was last sent: sent again after a lost answer, it is still one message. */
const EMPTY = { message: '', key: '' };
const LONGEST = 2000;

/** A message to the other side; what is typed stays until it has been sent. */
export function Reply({ leadId, hides }: { leadId: string; hides: Hides | undefined }) {
  const { draft, change } = useDraft(`message:${leadId}`, EMPTY);
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
  );
}

/** Until the conversation has come nobody knows, and nothing is said. */
const kindsOf = (hides: Hides | undefined): Hidden[] => [
  ...(hides?.contacts ? (['phone', 'email'] as const) : []),
  ...(hides?.postcodes ? (['postcode'] as const) : []),
];
