import type { Demand } from '../../../contract/leads-near.ts';
import { asPostcode } from '../../../contract/postcode.ts';
import { ApiRefusal } from '../../api-refusal.ts';
import type { PageWords } from '../../copy/page-words.ts';
import { fetchCatalogue } from '../../marketplace/catalogue/catalogue.ts';
import { offersQuery } from '../../marketplace/billing/packages.ts';
import { logFailure } from '../../report-failure.ts';
import type { RouterContext } from '../../router-context.ts';

/** What a visitor said in the address, and what follows from it. */
export type Prospect = {
  trade: { slug: string; name: string } | null;
  postcode: string;
  /** What a usual job leaves them, in whole pounds. */
  job: number;
  demand: Demand | null;
  /** What is wrong with the post code. */
  refused?: string | undefined;
};

/** An example, until somebody says what theirs leaves them. */
const USUAL_JOB = 150;
const MOST = 100_000;

/** The packages, and what they would bring somebody who says their trade and place. They are shown without the trades too. */
export async function readPackages(context: RouterContext, searchStr: string, page: PageWords) {
  const { queryClient, api } = context;
  const asked = new URLSearchParams(searchStr);
  const [offers, categories] = await Promise.all([
    queryClient.query(offersQuery(api)),
    fetchCatalogue(context).catch((error: unknown) => {
      logFailure('workCategories', error);
      return [];
    }),
  ]);
  const trades = categories.map(({ slug, name }) => ({ slug, name }));
  const trade = trades.find(({ slug }) => slug === asked.get('trade')) ?? null;
  const postcode = asPostcode(asked.get('postcode')?.trim().slice(0, 20) ?? '');
  const prospect: Prospect = {
    trade,
    postcode,
    job: jobIn(asked.get('job')),
    ...(await demandOf(context, trade?.slug, postcode)),
  };
  const isAsked = trade !== null || postcode !== '';
  return { offers, trades, prospect, page: { ...page, ...(isAsked && { isView: true as const }) } };
}

async function demandOf({ api }: RouterContext, trade: string | undefined, postcode: string) {
  if (!trade || !postcode) return { demand: null };
  try {
    return { demand: await api.demand({ params: { trade }, query: { postcode } }) };
  } catch (error) {
    const refused = error instanceof ApiRefusal ? error.errors.postcode?.[0] : undefined;
    if (!refused) logFailure('demand', error);
    return { demand: null, refused };
  }
}

/** Pounds as people type them; what is none counts as not said. */
export function jobIn(typed: string | null): number {
  const amount = Math.round(Number((typed ?? '').replace(/[£,\s]/g, '')));
  return amount >= 1 && amount <= MOST ? amount : USUAL_JOB;
}
