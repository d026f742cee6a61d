import type { LeadVisits } from '../../../contract/visits.ts';
import { visitsCopy } from '../../copy/visits.copy.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';

type WhoProps = {
  id: string;
  team: LeadVisits['team'];
  value: string;
  onChange: (member: string) => void;
};

/** Who of a business comes; with nobody to choose from there is nothing to ask. */
export function WhoComes({ id, team, value, onChange }: WhoProps) {
  if (team.length < 2) return null;
  return (
    <SelectField
      id={id}
      name="member"
      label={visitsCopy.times.member}
      options={team.map((one) => ({ value: one.id, label: one.name }))}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** The one who acts comes, unless somebody else is chosen. */
export const isYou = (team: LeadVisits['team']): string =>
  (team.find((one) => one.isYou) ?? team[0])?.id ?? '';
