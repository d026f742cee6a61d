import type { Invitation, Member } from '../../../contract/team.ts';
import { teamCopy as copy } from '../../copy/team.copy.ts';
import { Confirm } from '../../ui/dialogs/confirm.tsx';
import { Refusal } from '../../ui/feedback/notice.tsx';
import { type TeamAct, useTeamAct } from './use-team-act.ts';

type Closing = { onClose: () => void };

export const RemoveMember = ({ member: { id, name }, onClose }: Closing & { member: Member }) => (
  <Question
    words={{ title: copy.remove.title(name), note: copy.remove.note(name), confirm: copy.remove.confirm }}
    tone="danger"
    act={{
      name: 'removeMember',
      call: (api) => api.removeMember({ params: { id } }),
      done: () => copy.remove.done(name),
      gone: copy.gone(name),
      onDone: onClose,
    }}
  />
);

type OfInvitation = Closing & { invitation: Invitation };

export const InviteAgain = ({ invitation: { email, role }, onClose }: OfInvitation) => {
  const { title, note, confirm } = copy.invitations.again;
  return (
    <Question
      words={{ title: title(email), note, confirm }}
      act={{
        name: 'inviteMember',
        call: (api) => api.inviteMember({ body: { email, role } }),
        done: () => copy.invite.done(email),
        onDone: onClose,
      }}
    />
  );
};

export const RevokeInvitation = ({ invitation: { id, email }, onClose }: OfInvitation) => {
  const { title, note, confirm, done } = copy.invitations.revoke;
  return (
    <Question
      words={{ title: title(email), note, confirm }}
      tone="danger"
      act={{
        name: 'revokeInvitation',
        call: (api) => api.revokeInvitation({ params: { id } }),
        done: () => done,
        gone: copy.invitations.gone,
        onDone: onClose,
      }}
    />
  );
};

type QuestionProps = {
  words: { title: string; note: string; confirm: string };
  tone?: 'danger';
  act: TeamAct<void>;
};

/** Asked before it is done; what went wrong is said in it, and it stays open then. */
function Question({ words, tone, act }: QuestionProps) {
  const { run, isWorking, sentence } = useTeamAct(act);
  return (
    <Confirm
      title={words.title}
      note={<p className="wrap-anywhere">{words.note}</p>}
      confirmLabel={words.confirm}
      {...(tone && { tone })}
      isOpen
      isBusy={isWorking}
      onConfirm={run}
      onClose={act.onDone}
    >
      {sentence && <Refusal>{sentence}</Refusal>}
    </Confirm>
  );
}
