import { Ban, Check, CircleCheck, CircleDashed } from 'lucide-react';
import { adminAccountsCopy as words } from '../../copy/admin-accounts.copy.ts';
import { Badge } from '../../ui/badge.tsx';

type AccountStateProps = { isVerified: boolean; isActive: boolean };

/** Said in words; the signs and colours only repeat them. */
export const AccountState = ({ isVerified, isActive }: AccountStateProps) => (
  <span className="flex flex-wrap gap-1 whitespace-nowrap">
    {isActive ? (
      <Badge tone="good" icon={<Check aria-hidden />}>
        {words.active}
      </Badge>
    ) : (
      <Badge tone="bad" icon={<Ban aria-hidden />}>
        {words.inactive}
      </Badge>
    )}
    {isVerified ? (
      <Badge icon={<CircleCheck aria-hidden />}>{words.verified}</Badge>
    ) : (
      <Badge tone="urgent" icon={<CircleDashed aria-hidden />}>
        {words.notVerified}
      </Badge>
    )}
  </span>
);
