import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  ACCOUNT_SORTS,
  ACCOUNT_STATES,
  BUSINESS_STATES,
  filterOf,
  JOB_SORTS,
  JOB_STAGES,
  JOB_STATES,
  REPORT_STATES,
  REVIEW_STATES,
  WORK_PICTURE_STATES,
} from '../../contract/admin-pages.ts';
import type { ApiClient } from '../api-client.ts';
import type { RouterContext } from '../router-context.ts';
import { type AdminSearch, monthOf, oneOf, tabOf } from './admin-address.ts';

/**
 * A search is not counted to its end: `hasMore` says that there are more than `count`. `of` is whose rows they are, where the
 * address names somebody.
 */
export type AdminPage<Row> = {
  rows: Row[];
  count: number;
  hasMore?: boolean;
  of?: { id: string; name: string } | null;
};

/** What changes in the admin area is seen at once; what others do, when one looks again. */
const FRESH_MS = 5_000;

/** A page of a list. The last one stays until the next is there, so that nothing jumps. */
export const adminList = <Row>(name: string, asked: object, ask: () => Promise<AdminPage<Row>>) =>
  queryOptions({
    queryKey: ['admin', name, asked],
    queryFn: ask,
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
export type AdminList<Row> = ReturnType<typeof adminList<Row>>;

/** What a search asks of a list of accounts; its file is asked the same. */
export const customersAsked = (search: AdminSearch) => ({
  filter: filterOf(search.q ?? ''),
  state: oneOf(ACCOUNT_STATES, search.state),
  month: monthOf(search),
  sort: oneOf(ACCOUNT_SORTS, search.sort),
});

export const businessesAsked = (search: AdminSearch) => ({
  ...customersAsked(search),
  state: oneOf(BUSINESS_STATES, search.state),
});

export const customersList = (api: ApiClient, search: AdminSearch) => {
  const query = { pageIndex: search.page, ...customersAsked(search) };
  return adminList('customers', query, async () => {
    const { customers: rows, ...counted } = await api.adminCustomers({ query });
    return { rows, ...counted };
  });
};

export const businessesList = (api: ApiClient, search: AdminSearch) => {
  const query = { pageIndex: search.page, ...businessesAsked(search) };
  return adminList('businesses', query, async () => {
    const { businesses: rows, businessCount: count, hasMore } = await api.adminBusinesses({ query });
    return { rows, count, hasMore };
  });
};

/** The same of the lists of work. */
export const jobsAsked = (search: AdminSearch) => ({
  q: soughtIn(search),
  status: oneOf(JOB_STAGES, search.status),
  state: oneOf(JOB_STATES, search.state),
  month: monthOf(search),
  sort: oneOf(JOB_SORTS, search.sort),
});
export const quotesAsked = (search: AdminSearch) => ({ q: soughtIn(search), month: monthOf(search) });
export const reviewsAsked = (search: AdminSearch) => ({
  q: soughtIn(search),
  state: oneOf(REVIEW_STATES, search.state),
});

const soughtIn = ({ q }: AdminSearch) => q?.trim() || undefined;

export const jobsList = (api: ApiClient, search: AdminSearch) => {
  const query = { pageIndex: search.page, ...jobsAsked(search) };
  return adminList('jobs', query, async () => {
    const { jobs: rows, jobsCount: count } = await api.adminJobs({ query });
    return { rows, count };
  });
};

export const quotesList = (api: ApiClient, search: AdminSearch) => {
  const query = { pageIndex: search.page, ...quotesAsked(search) };
  return adminList('quotes', query, async () => {
    const { quotes: rows, count } = await api.adminQuotes({ query });
    return { rows, count };
  });
};

export const categoriesList = (api: ApiClient, { page }: AdminSearch) =>
  adminList('categories', { page }, async () => {
    const answer = await api.adminCategories({ query: { pageIndex: page } });
    return { rows: answer.workCategories, count: answer.categoryCount };
  });

export const reviewsList = (api: ApiClient, search: AdminSearch) => {
  const query = { pageIndex: search.page, ...reviewsAsked(search) };
  return adminList('reviews', query, async () => {
    const { reviews: rows, count } = await api.adminReviews({ query });
    return { rows, count };
  });
};

export const workPicturesList = (api: ApiClient, { page, state, business }: AdminSearch) => {
  const query = { pageIndex: page, state: oneOf(WORK_PICTURE_STATES, state), business };
  return adminList('work pictures', query, async () => {
    const { pictures: rows, count, business: of } = await api.adminWorkPictures({ query });
    return { rows, count, of };
  });
};

export const reportsList = (api: ApiClient, { page, state }: Pick<AdminSearch, 'page' | 'state'>) => {
  const query = { pageIndex: page, state: oneOf(REPORT_STATES, state) };
  return adminList('reports', query, async () => {
    const { reports: rows, count } = await api.adminReports({ query });
    return { rows, count };
  });
};

export const promoCodesList = (api: ApiClient, { page }: AdminSearch) =>
  adminList('promo codes', { page }, async () => {
    const { promoCodes: rows, count } = await api.promoCodes({ query: { pageIndex: page } });
    return { rows, count };
  });

export const paymentFlagsList = (api: ApiClient, { page }: Pick<AdminSearch, 'page'>) =>
  adminList('payment flags', { page }, async () => {
    const { flags: rows, count } = await api.paymentFlags({ query: { pageIndex: page } });
    return { rows, count };
  });

export const auditList = (api: ApiClient, { page, account, impersonation: begun }: AdminSearch) => {
  const query = { pageIndex: page, account, begun };
  return adminList('audit', query, async () => {
    const { entries: rows, count } = await api.auditLog({ query });
    return { rows, count };
  });
};

export const pricesList = (api: ApiClient) =>
  queryOptions({ queryKey: ['admin', 'prices'], queryFn: () => api.packages(), staleTime: FRESH_MS });

export const figuresQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['admin', 'figures'],
    queryFn: () => api.adminFigures({ query: {} }),
    staleTime: FRESH_MS,
  });

export const settingsQuery = (api: ApiClient) =>
  queryOptions({ queryKey: ['admin', 'settings'], queryFn: () => api.marketSettings(), staleTime: FRESH_MS });

export const authenticatorQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['admin', 'authenticator'],
    queryFn: () => api.authenticator(),
    staleTime: FRESH_MS,
  });

export const servicesList = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['admin', 'services', id],
    queryFn: () => api.adminServices({ params: { id } }),
    staleTime: FRESH_MS,
  });

/** Asked again each time: what is to be deleted must be counted as it is. */
export const categoryUses = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['admin', 'uses', id],
    queryFn: () => api.categoryUses({ params: { id } }),
    staleTime: 0,
  });

/** The quotes stand beside the jobs. */
export const isQuotes = (search: AdminSearch) => tabOf(search) === 'jobs' && search.panel === 'quotes';

/** The work pictures stand beside the businesses that show them. */
export const isWorkPictures = (search: AdminSearch) =>
  tabOf(search) === 'businesses' && search.panel === 'pictures';

/** Fetches what the tab will show, before it is shown; the tab itself says when that fails. */
export async function fetchAhead({ queryClient, api }: RouterContext, search: AdminSearch): Promise<void> {
  const tab = tabOf(search);
  await queryClient.prefetchQuery(authenticatorQuery(api));
  if (tab === 'dashboard') {
    await Promise.all([
      queryClient.prefetchQuery(figuresQuery(api)),
      queryClient.prefetchQuery(paymentFlagsList(api, {})),
      queryClient.prefetchQuery(reportsList(api, {})),
    ]);
  } else if (tab === 'customers') await queryClient.prefetchQuery(customersList(api, search));
  else if (isWorkPictures(search)) await queryClient.prefetchQuery(workPicturesList(api, search));
  else if (tab === 'businesses') await queryClient.prefetchQuery(businessesList(api, search));
  else if (isQuotes(search)) await queryClient.prefetchQuery(quotesList(api, search));
  else if (tab === 'jobs') await queryClient.prefetchQuery(jobsList(api, search));
  else if (tab === 'reviews') await queryClient.prefetchQuery(reviewsList(api, search));
  else if (tab === 'categories' && !search.category)
    await queryClient.prefetchQuery(categoriesList(api, search));
}
