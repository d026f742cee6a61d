import { EyeOff, MapPin, Phone, Users } from 'lucide-react';
import { postJobCopy } from '../../copy/post-job.copy.ts';
import { PriceOfJob } from './price-of-job.tsx';
import { SoFar } from './so-far.tsx';
import type { WizardState } from './use-wizard.ts';

/** What stands beside a question on a wide screen; the check page itself says what was answered. */
export const BesideQuestion = ({ wizard }: { wizard: WizardState }) => (
  <div className="sticky top-8 grid gap-8">
    <PriceOfJob draft={wizard.draft} />
    {wizard.step !== 'check' && <SoFar wizard={wizard} />}
    <WhoSees />
  </div>
);

const copy = postJobCopy.whoSees;
const SIGNS = { pros: Users, interested: Phone, accepted: MapPin, nobody: EyeOff };

/** What of a job is shown to whom, and when. */
const WhoSees = () => (
  <section aria-labelledby="who-sees" className="grid gap-3">
    <h2 id="who-sees" className="text-lg font-semibold">
      {copy.heading}
    </h2>
    <dl className="grid gap-3 text-sm">
      {copy.each.map(({ sign, who, what }) => (
        <WhoSeesWhat key={sign} sign={sign} who={who} what={what} />
      ))}
    </dl>
  </section>
);

type Row = { sign: keyof typeof SIGNS; who: string; what: string };

function WhoSeesWhat({ sign, who, what }: Row) {
  const Sign = SIGNS[sign];
  return (
    <div className="grid grid-cols-[1.25rem_1fr] gap-x-3">
      <dt className="contents font-semibold">
        <Sign size={20} aria-hidden className="text-link" />
        <span className="font-semibold">{who}</span>
      </dt>
      <dd className="col-start-2 text-ink-soft">{what}</dd>
    </div>
  );
}
