import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterContextProvider, useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { User } from '../../contract/accounts.ts';
import type { WorkCategory } from '../../contract/catalogue.ts';
import type { OwnBusiness } from '../../contract/team.ts';
import type { MemberRole } from '../../contract/words.ts';
import { sentences } from '../../contract/copy.ts';
import type { Api } from '../../contract/index.ts';
import type { Result } from '../../contract/kernel.ts';
import type { ApiClient } from '../api-client.ts';
import { ApiRefusal } from '../api-refusal.ts';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { catalogueQuery } from '../marketplace/catalogue/catalogue.ts';
import { BUSINESSES_KEY, keepSession, SESSION_KEY } from '../marketplace/accounts/session.ts';
import type { ListName } from '../marketplace/live/lists.ts';

export type Answers = { [call in keyof Api]?: Result<Api[call]> };

type ListRead = readonly [key: readonly [ListName, ...string[]], items: readonly unknown[]];

type WorldProps = {
  /** Who is signed in; nobody when nothing is said. */
  who?: User;
  isImpersonated?: boolean;
  /** As what a business person acts; its owner when nothing is said. */
  member?: MemberRole;
  /** What the server answers. Whatever else it is asked is on its way for ever. */
  answers?: Answers;
  /** Read already, so that the server is not asked for them. */
  lists?: readonly ListRead[];
  /** The trades, where they have been fetched. */
  catalogue?: WorkCategory[];
  /** It answers nothing, and says so. */
  isDown?: boolean;
  children: ReactNode;
};

/** What is inside is looked at by somebody of its own and asks a server of its own: the state is given, not awaited. */
export function World({ children, ...given }: WorldProps) {
  const router = useRouter();
  const [world] = useState(() => {
    const queryClient = stocked(given);
    const context = { ...router.options.context, queryClient, api: answering(given) };
    const { Wrap: _own, ...options } = router.options;
    return { queryClient, router: Object.create(router, { options: { value: { ...options, context } } }) };
  });
  return (
    <RouterContextProvider router={world.router}>
      <QueryClientProvider client={world.queryClient}>{children}</QueryClientProvider>
    </RouterContextProvider>
  );
}

type Given = Omit<WorldProps, 'children'>;

/** A card as this person sees it. */
export const seenBy = (who: User | undefined, card: ReactNode, given: Omit<Given, 'who'> = {}) => (
  <World who={who} {...given}>
    {card}
  </World>
);

/** A card before its server has answered, and when it does not. */
export const onItsWay = (who: User, card: ReactNode) => ({
  loading: seenBy(who, card),
  failed: seenBy(who, card, { isDown: true }),
});

function stocked({
  who,
  isImpersonated = false,
  member = 'owner',
  lists = [],
  catalogue,
}: Given): QueryClient {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  keepSession(queryClient);
  queryClient.setQueryData(SESSION_KEY, who ? { user: who, isImpersonated } : null);
  if (who?.userType === 'business') queryClient.setQueryData(BUSINESSES_KEY, [placeOf(member)]);
  const updatedAt = Date.now() + LONG;
  if (catalogue) queryClient.setQueryData(catalogueQuery(answering({})).queryKey, catalogue, { updatedAt });
  for (const [key, items] of lists)
    queryClient.setQueryData(key, { pages: [{ items, next: null }], pageParams: [''] }, { updatedAt });
  return queryClient;
}

export const placeOf = (role: MemberRole): OwnBusiness => ({
  id: 'tandy',
  name: galleryCopy.sample.firm,
  role,
  isCurrent: true,
  hasLeads: true,
});

/** Nobody looks at the gallery for so long: until then what was read is fresh. */
const LONG = 365 * 24 * 60 * 60 * 1000;

/** Every call there is, and what is known of its answer. */
const answering = ({ answers = {}, isDown }: Given): ApiClient =>
  new Proxy({} as ApiClient, {
    get: (_calls, name) => async () => {
      if (isDown) throw DOWN;
      return Reflect.get(answers, name) ?? ON_ITS_WAY;
    },
  });

const ON_ITS_WAY = new Promise<never>(() => undefined);
const DOWN = new ApiRefusal({
  status_code: 503,
  code: 'unavailable',
  message: sentences.unavailable,
  request_id: '',
});
