import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import type { ApiClient } from '../../api-client.ts';
import { ApiRefusal } from '../../api-refusal.ts';
import { dashboardCopy } from '../../copy/dashboard.copy.ts';
import { newsCopy } from '../../copy/news.copy.ts';
import { useRouterContext } from '../../router-context.ts';
import { keepFocus } from '../../ui/dialogs/keep-focus.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { useTurns } from '../../ui/actions/use-one-at-a-time.ts';
import { type ListName, reload, SHELL } from '../live/lists.ts';
import { beginAct, endAct, noteChanged } from '../live/own-acts.ts';
import { type DashboardTab, tabAddress } from './dashboard-tabs.ts';
import { failureSentence } from './failure-sentence.ts';
import { useOneFailure } from './one-failure.tsx';
import { logFailure } from '../../report-failure.ts';
import { isSignedOut, useSignInAgain } from './use-sign-in-again.ts';

export type Act<Input, Answer> = {
  /** What the log calls it. */
  name: string;
  call: (api: ApiClient, input: Input) => Promise<Answer>;
  /** The lists that may be other than before, whether it worked or not. */
  reloads: readonly ListName[];
  /** The records, by id, that go out of the list they are in because of it. */
  putsAway?: (input: Input) => readonly string[];
  /** The toast when it worked. */
  done?: string;
  /** In that toast for 8 seconds: takes the act back. */
  undo?: { label: string; run: (input: Input) => unknown };
  /** The tab where the record is then: the toast shows the way there. */
  movesTo?: DashboardTab;
  /** The part of that tab, where its first one does not show the record. */
  movesToPart?: string;
  onDone?: (answer: Answer, input: Input) => void;
  /** Said in a red toast, unless the card that shows it says `failure` itself. */
  isSaidInCard?: boolean;
  /** The question that asks for it says a failure as long as another try may help, and is the place to try again. */
  isSaidInQuestion?: boolean;
};

export type Failure = { sentence: string; isWorthAnotherTry: boolean };
type State = { isWorking: boolean; failure: Failure | null };
const AT_REST: State = { isWorking: false, failure: null };

/**
 * One act on a record: it runs once however often it is clicked, its outcome is said, the lists it touches are
 * read again. `run` answers whether the server said yes; it is busy until the lists are true again.
 */
export function useAct<Input, Answer>(act: Act<Input, Answer>) {
  const { api } = useRouterContext();
  const { followUp, complain } = useOutcome(act);
  const { state, begin, rest } = useProgress();
  const turn = useTurns<boolean>();
  const send = async (input: Input, what: string): Promise<Outcome> => {
    const goes = act.putsAway?.(input) ?? [];
    begin(what, goes);
    try {
      const answer = await act.call(api, input);
      noteChanged(goes);
      endAct(goes);
      const isOver = followUp(answer, input).finally(() => {
        noteChanged(goes);
        rest(what, null);
      });
      return { isDone: true, isOver };
    } catch (error) {
      const failure = failureOf(error);
      rest(what, failure);
      const isOver = complain(error, failure, () => void run(input)).finally(() => endAct(goes));
      return { isDone: false, isOver };
    }
  };
  const run = (input: Input): Promise<boolean> => {
    const what = JSON.stringify(input) ?? '';
    return turn(what, () => {
      const sent = send(input, what);
      return { result: sent.then(({ isDone }) => isDone), isOver: sent.then(({ isOver }) => isOver) };
    });
  };
  return { run, ...state };
}

/** What of an act is pending, and how the last one ended. */
function useProgress() {
  const [state, setState] = useState(AT_REST);
  const takeBack = useCallback(() => setState((before) => ({ ...before, failure: null })), []);
  const takeBackOthers = useOneFailure(takeBack);
  // A list has one hook for all its rows: the same click twice counts once, another row does not wait for it.
  const [running] = useState(() => new Set<string>());
  const begin = (what: string, goes: readonly string[]) => {
    running.add(what);
    beginAct(goes);
    takeBackOthers();
    setState({ isWorking: true, failure: null });
  };
  const rest = (what: string, failure: Failure | null) => {
    running.delete(what);
    setState({ isWorking: running.size > 0, failure });
  };
  return { state, begin, rest };
}

/** `isOver` is when the lists are true again. */
type Outcome = { isDone: boolean; isOver: Promise<void> };

/** What follows from an answer, and from a refusal. */
function useOutcome<Input, Answer>(act: Act<Input, Answer>) {
  const queryClient = useQueryClient();
  const signInAgain = useSignInAgain();
  const router = useRouter();
  // What is new and what waits is said above the list: it is true together with it.
  const touched = [...act.reloads, ...SHELL];
  const followUp = async (answer: Answer, input: Input) => {
    if (act.done) toast({ title: act.done, ...offered(act, input, router) });
    act.onDone?.(answer, input);
    await reload(queryClient, touched);
    keepFocus();
  };
  const complain = async (error: unknown, failure: Failure, again: () => void) => {
    logFailure(act.name, error);
    if (isSignedOut(error)) return signInAgain();
    const isSaidElsewhere = act.isSaidInCard || (act.isSaidInQuestion && failure.isWorthAnotherTry);
    if (!isSaidElsewhere) toast({ title: failure.sentence, tone: 'bad', action: tryAgain(failure, again) });
    void reload(queryClient, touched);
  };
  return { followUp, complain };
}

const UNDO_MS = 8_000;

/** What the toast of an act offers: to take it back, or the way to where its record is now. */
function offered<Input, Answer>(act: Act<Input, Answer>, input: Input, router: Router) {
  const { undo, movesTo, movesToPart = '' } = act;
  if (undo) return { timeout: UNDO_MS, action: { label: undo.label, run: () => void undo.run(input) } };
  return { action: movesTo && wayTo(movesTo, movesToPart, router) };
}

type Router = ReturnType<typeof useRouter>;

const wayTo = (tab: DashboardTab, part: string, router: Router) => ({
  label: newsCopy.open(dashboardCopy.tabs[tab]),
  run: () => void router.navigate({ href: `${tabAddress(tab)}${part}` }),
});

const tryAgain = (failure: Failure, run: () => void) =>
  failure.isWorthAnotherTry ? { label: dashboardCopy.tryAgain, run } : undefined;

const failureOf = (error: unknown): Failure => ({
  sentence: failureSentence(error),
  isWorthAnotherTry: isWorthAnotherTry(error),
});

/** The state said no: asking again would hear the same. Everything else may have passed. */
const isWorthAnotherTry = (error: unknown) =>
  !(error instanceof ApiRefusal) || error.status === 0 || error.status === 429 || error.status >= 500;
