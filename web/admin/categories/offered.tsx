import { Ban, Check } from 'lucide-react';
import { adminCategoriesCopy as words } from '../../copy/admin-categories.copy.ts';
import { Badge } from '../../ui/display/badge.tsx';

/** Whether it can be chosen. */
export const Offered = ({ isActive }: { isActive: boolean }) =>
  isActive ? (
    <Badge tone="good" icon={<Check aria-hidden />}>
      {words.active}
    </Badge>
  ) : (
    <Badge tone="bad" icon={<Ban aria-hidden />}>
      {words.inactive}
    </Badge>
  );
