import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';
import { registerBusinessCopy } from '../../copy/register-business.copy.ts';
import { Button } from '../../ui/actions/button.tsx';
import { buttonLook } from '../../ui/actions/button-look.ts';
import { focusHeading } from '../../ui/navigation/focus-heading.ts';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';
import { Notable } from '../../ui/feedback/notice.tsx';
import { type FirmDraft, forgetFirm, isBegun, readFirmDraft } from './firm-draft.ts';

const copy = registerBusinessCopy.kept;

/** Somebody was here before, on this device: they go on where they were, or somebody else begins. */
export function KeptFirm() {
  const isHydrated = useHydrated();
  const [at, setAt] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  if (isHydrated && !isAsked) {
    setAsked(true);
    setAt(placeIn(readFirmDraft()));
  }
  const begin = () => {
    forgetFirm();
    setAt(null);
    focusHeading();
  };
  return at && <KeptSaid at={at} onBegin={begin} />;
}

/** What is typed here now is no earlier visit. */
const placeIn = (draft: FirmDraft) => (isBegun(draft) && draft.at) || null;

type KeptSaidProps = { at: string; onBegin: () => void };

export const KeptSaid = ({ at, onBegin }: KeptSaidProps) => (
  <div role="status">
    <Notable>
      <p>{copy.said}</p>
      <p className="mt-2 flex flex-wrap gap-3">
        <InnerLink href={`/register/business?step=${at}`} className={buttonLook('quiet')}>
          {copy.goOn}
        </InnerLink>
        <Button onClick={onBegin}>{copy.begin}</Button>
      </p>
    </Notable>
  </div>
);
