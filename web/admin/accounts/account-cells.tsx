import { Ban, Check, CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import type { NoLeadsReason } from '../../../contract/admin-pages.ts';
import { adminAccountsCopy as words } from '../../copy/admin-accounts.copy.ts';
import { Badge } from '../../ui/display/badge.tsx';

type AccountStateProps = { isVerified: boolean; isActive: boolean };

/** Said in words; the signs and colours only repeat them. */
export const AccountState = ({ isVerified, isActive }: AccountStateProps) => (
  <span className="flex min-w-0 flex-wrap gap-1 sm:whitespace-nowrap">
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

type NoLeadsProps = { why: NoLeadsReason | null };

/** That a business is left out of the market, and why: beside "Active" nobody would think so. */
export const NoLeads = ({ why }: NoLeadsProps) =>
  why && <span className="text-sm leading-5 font-semibold text-notable">{words.noLeads(why)}</span>;

type NamedProps = { name: string; code: string; children?: ReactNode };

/** Who it is, and the number by which people are asked for. */
export const Named = ({ name, code, children }: NamedProps) => (
  <span className="grid">
    <span className="text-base font-semibold">{name}</span>
    {children}
    <span className="text-ink-soft tabular-nums">{code}</span>
  </span>
);

/** Breaks at its sign rather than in the middle of a name, where there is no room for all of it. */
export function EmailAddress({ of }: { of: string }) {
  const sign = of.lastIndexOf('@');
  return (
    <span className="inline-block lg:min-w-44">
      {of.slice(0, sign)}
      <wbr />
      {of.slice(sign)}
    </span>
  );
}
