import type { InvitedRole } from '../../../contract/team.ts';
import { teamCopy as copy } from '../../copy/team.copy.ts';
import { RadioList } from '../../ui/fields/radio-list.tsx';

const ROLES: readonly InvitedRole[] = ['office', 'field'];

type RoleChoiceProps = {
  legend: string;
  role: InvitedRole | null;
  onChange: (role: InvitedRole) => void;
  error: string | undefined;
};

/** What somebody does in the team, and what they see for it. */
export const RoleChoice = ({ legend, role, onChange, error }: RoleChoiceProps) => (
  <RadioList
    id="role"
    name="role"
    legend={legend}
    options={ROLES.map((value) => ({ value, label: copy.roles[value], hint: copy.what[value] }))}
    value={role}
    onChange={(value) => onChange(value === 'office' ? value : 'field')}
    error={error}
  />
);
