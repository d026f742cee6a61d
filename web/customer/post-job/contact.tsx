import * as z from 'zod/mini';
import { phoneInGroups } from '../../../contract/phone-groups.ts';
import { postJobCopy } from '../../copy/post-job.copy.ts';
import { useSession } from '../../marketplace/accounts/session.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Rows } from '../../ui/lists/rows.tsx';
import type { WizardStep } from './step.ts';

const copy = postJobCopy.contact;
const { notes } = postJobCopy.check;

/** How the customer is reached, as their account knows it: who posts a job is the session's to say. */
export const contact: WizardStep = {
  fields: [],
  rules: z.object({}),
  Page: Contact,
  readBack: ({ user }) =>
    user
      ? [
          { label: copy.name, value: user.name },
          { label: copy.email, value: user.email, note: notes.email },
          { label: copy.mobile, value: phoneInGroups(user.mobile_number), note: notes.mobile },
        ]
      : [],
};

function Contact() {
  const user = useSession()?.user;
  if (!user) return null;
  return (
    <>
      <p>{copy.lead}</p>
      <Card>
        <Rows
          items={[
            { label: copy.name, value: user.name },
            { label: copy.email, value: user.email },
            { label: copy.mobile, value: phoneInGroups(user.mobile_number) },
          ]}
        />
      </Card>
    </>
  );
}
