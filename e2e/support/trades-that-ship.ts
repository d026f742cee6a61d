import type { APIRequestContext } from '@playwright/test';
import type { WorkCategory } from '../../contract/catalogue.ts';

/** The trades of the catalogue that ships. Those that other stories added have no services. */
export async function tradesThatShip(request: APIRequestContext): Promise<WorkCategory[]> {
  const answer = await request.get('/api/work-category');
  const { workCategories }: { workCategories: WorkCategory[] } = await answer.json();
  return workCategories.filter(({ services }) => services.length > 0);
}
