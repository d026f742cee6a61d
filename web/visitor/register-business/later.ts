import { lazyRouteComponent } from '@tanstack/react-router';
import type { Judge } from '../../marketplace/steps/use-step-form.ts';
import type { FirmDraft } from './firm-draft.ts';
import type { FirmStep } from './steps.ts';

const trades = () => import('./trade-fields.tsx');
const laterPages = () => import('./later-pages.tsx');

// Once they have arrived they are drawn at once, unlike what React's own `lazy` brings.
export const TradeFields = lazyRouteComponent(trades, 'TradeFields');
export const ServiceFields = lazyRouteComponent(trades, 'ServiceFields');
export const LaterPage = lazyRouteComponent(laterPages, 'LaterPage');

/** Answers the rules of all pages. @throws where they do not come, of which `preload` says nothing. */
export async function fetchLaterPages(): Promise<(step: FirmStep) => Judge<FirmDraft>> {
  const [{ rules }] = await Promise.all([laterPages(), trades()]);
  await Promise.all([TradeFields.preload?.(), ServiceFields.preload?.(), LaterPage.preload?.()]);
  return rules;
}
