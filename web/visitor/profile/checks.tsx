import { profileCopy } from '../../copy/profile.copy.ts';
import { dayOf } from '../../copy/recent-work.copy.ts';
import { SectionTitle } from '../../ui/heading.tsx';
import type { Profile } from './profile.ts';

/** What the product has checked, when, and what it has not. */
export function Checks({ business: { verifiedAt } }: { business: Profile }) {
  if (!verifiedAt) return null;
  return (
    <section aria-labelledby="checks" className="grid gap-3">
      <SectionTitle id="checks">{profileCopy.checks}</SectionTitle>
      <ul className="ticked [--tick:var(--color-good)]">
        <li>
          <p>
            <b>{profileCopy.verified}</b> <time dateTime={verifiedAt}>{dayOf(verifiedAt)}</time>
          </p>
        </li>
      </ul>
      <p className="max-w-prose text-sm text-ink-soft">{profileCopy.unchecked}</p>
    </section>
  );
}
