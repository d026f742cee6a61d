import { UserPlus, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Invitation, Member, Team } from '../../../contract/team.ts';
import { teamCopy as copy } from '../../copy/team.copy.ts';
import { ActionMenu, type MenuItems } from '../../ui/actions/action-menu.tsx';
import { Avatar } from '../../ui/display/avatar.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import { Button } from '../../ui/actions/button.tsx';
import type { ButtonLook } from '../../ui/actions/button-look.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Empty } from '../../ui/feedback/empty.tsx';
import { dayText } from '../billing/day.ts';
import { type Asked, TeamDialog } from './team-dialog.tsx';

type Ask = (asked: Asked) => void;

/** Who acts for the business, who is invited to, and what its owner can do about each. */
export function TeamPeople({ team: { members, invitations } }: { team: Team }) {
  const [asked, ask] = useState<Asked | null>(null);
  const isAlone = members.length === 1 && invitations.length === 0;
  return (
    <>
      <Card>
        <Part title={copy.people} id="people" action={!isAlone && <Invite look="quiet" ask={ask} />}>
          {members.map((member) => (
            <Person key={member.id} member={member} ask={ask} />
          ))}
        </Part>
      </Card>
      {invitations.length > 0 && (
        <Card>
          <Part title={copy.invitations.title} id="invitations">
            {invitations.map((invitation) => (
              <Invited key={invitation.id} invitation={invitation} ask={ask} />
            ))}
          </Part>
        </Card>
      )}
      {isAlone && <Alone ask={ask} />}
      {asked && <TeamDialog asked={asked} onClose={() => ask(null)} />}
    </>
  );
}

type PartProps = { title: string; id: string; action?: ReactNode; children: ReactNode };

const Part = ({ title, id, action, children }: PartProps) => (
  <section aria-labelledby={id} className="grid gap-2">
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h3 id={id} className="font-display text-xl leading-tight">
        {title}
      </h3>
      {action}
    </div>
    <ul className="-mb-3 divide-y divide-line">{children}</ul>
  </section>
);

const LINE = 'flex items-start justify-between gap-x-2 py-3';

function Person({ member, ask }: { member: Member; ask: Ask }) {
  const { name, email, avatar, role, since, isYou } = member;
  return (
    <li className={LINE}>
      <div className="flex min-w-0 items-start gap-3">
        <Avatar src={avatar} name={name} isFace />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 font-semibold">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            {isYou && <Badge>{copy.you}</Badge>}
          </p>
          <p className="wrap-anywhere">{email}</p>
          <p className="text-sm text-ink-soft">{copy.since(role, dayText(since))}</p>
        </div>
      </div>
      {role !== 'owner' && <ActionMenu label={copy.actions(name)} items={actsOn(member, ask)} />}
    </li>
  );
}

const actsOn = (member: Member, ask: Ask): MenuItems => [
  { label: copy.change.button, run: () => ask({ what: 'change', member }) },
  { label: copy.handOver.button, run: () => ask({ what: 'handOver', member }) },
  { label: copy.remove.button, tone: 'bad', run: () => ask({ what: 'remove', member }) },
];

function Invited({ invitation, ask }: { invitation: Invitation; ask: Ask }) {
  const { email, role, expiresAt, isOver } = invitation;
  const { again, revoke, over, until, ended } = copy.invitations;
  const items: MenuItems = [
    { label: again.button, run: () => ask({ what: 'again', invitation }) },
    { label: revoke.button, tone: 'bad', run: () => ask({ what: 'revoke', invitation }) },
  ];
  return (
    <li className={LINE}>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          <span className="min-w-0 wrap-anywhere">{email}</span>
          {isOver && <Badge tone="urgent">{over}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">{(isOver ? ended : until)(role, dayText(expiresAt))}</p>
      </div>
      <ActionMenu label={copy.actions(email)} items={items} />
    </li>
  );
}

const Alone = ({ ask }: { ask: Ask }) => (
  <Empty icon={<Users aria-hidden />} action={<Invite look="primary" ask={ask} />}>
    {copy.alone}
    <span className="mt-1 block text-base text-ink-soft">{copy.aloneMore}</span>
  </Empty>
);

const Invite = ({ look, ask }: { look: ButtonLook; ask: Ask }) => (
  <Button look={look} onClick={() => ask({ what: 'invite' })}>
    <UserPlus size={20} aria-hidden />
    {copy.invite.button}
  </Button>
);
