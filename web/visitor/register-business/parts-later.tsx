import { registerBusinessCopy } from '../../copy/register-business.copy.ts';
import { useIsDesktop } from '../../ui/hooks/use-is-wide.ts';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { LaterQuietly } from '../../ui/lazy/later-quietly.tsx';
import { part } from '../../ui/lazy/part.ts';

// What nobody waits for, so that the first fields are there sooner.
const PREVIEW = part(() => import('./profile-preview.tsx'));

const KEPT = part(() => import('./kept-firm.tsx'));

export const KEPT_FIRM = <LaterQuietly part={KEPT}>{({ KeptFirm }) => <KeptFirm />}</LaterQuietly>;

const SHOWN = <LaterQuietly part={PREVIEW}>{({ ProfilePreview }) => <ProfilePreview />}</LaterQuietly>;

/** Beside the fields, where there is room. */
export const PreviewBeside = () =>
  useIsDesktop() && (
    <section aria-labelledby="preview" className="sticky top-8 grid gap-3">
      <h2 id="preview" className="text-lg font-semibold">
        {registerBusinessCopy.preview.heading}
      </h2>
      {SHOWN}
    </section>
  );

/** On a phone, folded below them. Which it is only a browser knows; until it says so, the place is kept. */
export function PreviewFolded() {
  const isDesktop = useIsDesktop();
  return (
    <div className="min-h-11 lg:hidden scriptless:hidden">
      {!isDesktop && <Disclosure summary={registerBusinessCopy.preview.heading}>{SHOWN}</Disclosure>}
    </div>
  );
}
