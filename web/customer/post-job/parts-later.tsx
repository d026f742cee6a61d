import { LaterQuietly } from '../../ui/lazy/later-quietly.tsx';
import { part } from '../../ui/lazy/part.ts';
import { useIsDesktop } from '../../ui/hooks/use-is-wide.ts';
import type { PageProps } from './what.tsx';
import type { WizardState } from './use-wizard.ts';

// What nobody waits for, so that the first question is there sooner.
const BESIDE = part(() => import('./beside-question.tsx'));
const PRICE = part(() => import('./price-of-job.tsx'));
const TRADES = part(() => import('./trades-to-start.tsx'));

type Shown = { wizard: WizardState };

/** A phone has no room for it. */
export const Beside = ({ wizard }: Shown) =>
  useIsDesktop() && (
    <LaterQuietly part={BESIDE}>{({ BesideQuestion }) => <BesideQuestion wizard={wizard} />}</LaterQuietly>
  );

/** Where nothing stands beside the question, the price stands below some: as soon as it is known, nearer, and in the end. */
export function PriceBelow({ wizard: { step, questions, draft } }: Shown) {
  const isShown = [questions[1], 'description', 'check'].includes(step);
  const isDesktop = useIsDesktop();
  if (!isShown || isDesktop) return null;
  return <LaterQuietly part={PRICE}>{({ PriceOfJob }) => <PriceOfJob draft={draft} />}</LaterQuietly>;
}

/** Until a service is chosen, or others are offered. */
export function TradesBelow({ wizard, categories, search }: PageProps) {
  if (wizard.service || search.what || search.category) return null;
  return (
    <LaterQuietly part={TRADES}>
      {({ TradesToStart }) => <TradesToStart categories={categories} />}
    </LaterQuietly>
  );
}
