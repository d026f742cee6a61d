import { useRouter } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { API_BASE } from '../api-base.ts';
import { adminCopy } from '../copy/admin.copy.ts';
import { buttonLook } from '../ui/actions/button-look.ts';
import { type Option, SelectField } from '../ui/fields/select-field.tsx';
import { InnerLink } from '../ui/navigation/inner-link.tsx';
import { adminAddress, type AdminSearch, monthOf } from './admin-address.ts';
import { latestSearch } from './latest-search.ts';
import { monthName } from './month-name.ts';

/** What narrows a list down, in one line where there is room. */
export const ListTools = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-end gap-x-4 gap-y-3">{children}</div>
);

type OnlyProps = { children: ReactNode; all: { href: string; label: string } };

/** What the address narrows a list down to besides what can be chosen, and the way to all of it. */
export const Only = ({ children, all }: OnlyProps) => (
  <p className="flex w-full flex-wrap items-center gap-x-4">
    {children}
    <InnerLink
      href={all.href}
      className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
    >
      {all.label}
    </InnerLink>
  </p>
);

/** The rows of a figure of one month. */
export function OfMonth({ search }: { search: AdminSearch }) {
  const month = monthOf(search);
  const { month: _month, page: _page, ...others } = search;
  return (
    month && (
      <Only all={{ href: adminAddress(others), label: adminCopy.month.all }}>
        {adminCopy.month.only(monthName(month))}
      </Only>
    )
  );
}

type ChoiceProps = {
  label: string;
  name: 'state' | 'status' | 'sort';
  search: AdminSearch;
  /** The first one is what holds when nothing is said. */
  options: readonly Option[];
};

/** One choice about a list, kept in the address. Another choice begins at the first page, and Back leads to the page before it. */
export function Choice({ label, name, search, options }: ChoiceProps) {
  const router = useRouter();
  const first = options[0]?.value;
  const choose = (value: string) => {
    const { page: _first, [name]: _old, ...kept } = latestSearch(router);
    const href = adminAddress(value === first ? kept : { ...kept, [name]: value });
    void router.navigate({ href, resetScroll: false });
  };
  return (
    <div className="min-w-36 flex-1 sm:flex-none">
      <SelectField
        label={label}
        name={name}
        options={options}
        value={search[name] ?? first}
        onChange={(event) => choose(event.target.value)}
      />
    </div>
  );
}

type FileLinkProps = {
  name: 'customers' | 'businesses' | 'jobs' | 'quotes' | 'reviews';
  query: Record<string, string | undefined>;
};

/** The same list as a file, as far as the search finds it. */
export function FileLink({ name, query }: FileLinkProps) {
  const said = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  const href = `${API_BASE}/admin/${name}.csv?${new URLSearchParams(said)}`;
  return (
    <a href={href} download className={buttonLook('quiet')}>
      <Download size={18} aria-hidden />
      {adminCopy.file}
    </a>
  );
}
