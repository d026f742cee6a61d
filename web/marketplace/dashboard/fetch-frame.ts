import type { RouterContext } from '../../router-context.ts';
import { certainSession } from '../accounts/session.ts';
import { dashboardQuery } from './dashboard-news.ts';

/** What the dashboard's frame says around a page that the server draws: who is in which business, and what is new. */
export async function fetchFrame(context: RouterContext): Promise<void> {
  const userType = (await certainSession(context))?.user.userType;
  if (userType !== 'customer' && userType !== 'business') return;
  if (userType === 'business') {
    const { ownTabs } = await import('../team/business-tabs.ts');
    if ((await ownTabs(context)).includes('team')) return;
  }
  await context.queryClient.prefetchQuery(dashboardQuery(context.api));
}
