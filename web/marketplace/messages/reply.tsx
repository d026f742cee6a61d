import { messagesCopy } from '../../copy/messages.ts';
import { newKey } from '../../new-key.ts';
import { overFetch } from '../../over-fetch.ts';
import { Composer } from '../../ui/composer.tsx';
import { useAct } from '../dashboard/use-act.ts';
import { useDraft } from '../dashboard/use-draft.ts';

/** `key` is of the message as it was last sent: sent again after a lost answer, it is still one message. */
const EMPTY = { message: '', key: '' };
const LONGEST = 2000;

/** A message to the other side; what is typed stays until it has been sent. */
export function Reply({ leadId }: { leadId: string }) {
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
      draft={{ text: draft.message, keep: (message) => change({ message, key: '' }) }}
    />
  );
}
