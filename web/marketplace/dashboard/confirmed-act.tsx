import { type ReactNode, useEffect, useState } from 'react';
import { AskedAbout } from '../../ui/dialogs/asked-about.tsx';
import { Button } from '../../ui/actions/button.tsx';
import type { ButtonLook } from '../../ui/actions/button-look.ts';
import { Confirm, type ConfirmProps } from '../../ui/dialogs/confirm.tsx';
import { useLatest } from '../../ui/hooks/use-latest.ts';
import { useOver } from '../live/use-over.tsx';
import { FailureSaid } from './failure-said.tsx';
import type { Failure } from './use-act.ts';

type ConfirmedActProps = {
  /** `keep` says no where "Cancel" would be read as a yes. */
  words: { button: string; title: string; note: string; confirm: string; keep?: string };
  /** What exactly is asked about, in a line below the note. */
  facts?: string | undefined;
  /** What the button is called where several say the same. */
  label?: string;
  /** Answers false when it failed. */
  run: () => Promise<unknown>;
  /** How the act failed last: as long as another try may help, the question stays and says it. */
  failure?: Failure | null;
  /** Asked when somebody says yes: false while something in the question has to be mended. */
  mayRun?: (() => boolean) | undefined;
  isWorking: boolean;
  look?: ButtonLook;
  isDisabled?: boolean;
  /** What may be ticked in the question before a yes. */
  wish?: ReactNode;
  /** Other ways to say yes, each with a button of its own in the question. */
  ways?: Ways | undefined;
  /** Asked before the question is: false when something has to be mended first. */
  mayAsk?: () => Promise<boolean>;
  /** False when the record no longer allows it: then there is no button, and an open question says so. */
  isPossible?: boolean;
  /** What asks in place of a button of its own: an item of a menu. */
  trigger?: (ask: () => void) => ReactNode;
};

type Ways = { label: string; each: readonly { label: string; run: () => Promise<unknown> }[] };

/** A button that asks once before it acts. The question goes when the act is done or refused, and stays when it was lost. */
export function ConfirmedAct(act: ConfirmedActProps) {
  const { words, run, failure, mayRun, isWorking, ways, wish, isPossible = true } = act;
  const { isOpen, asked, ask, close } = useQuestion(act);
  const over = useOver({ isOpen, isPossible: isPossible || isWorking });
  return (
    <>
      {isPossible && !over && <Trigger {...act} ask={() => void ask()} />}
      {asked && (
        <Question
          key={asked.count}
          {...{ words, run, failure, mayRun, ways, wish, isOpen, over }}
          facts={asked.facts}
          isDanger={act.look === 'danger'}
          isBusy={isWorking}
          onClose={close}
        />
      )}
    </>
  );
}

type QuestionProps = Pick<
  ConfirmedActProps,
  'words' | 'facts' | 'run' | 'failure' | 'mayRun' | 'ways' | 'wish'
> &
  Pick<ConfirmProps, 'isOpen' | 'isBusy' | 'onClose' | 'over'> & { isDanger: boolean };

function Question(question: QuestionProps) {
  const { words, facts, isDanger, run, failure, mayRun, ways, wish, ...dialog } = question;
  const { agree, said } = useAgreed(failure, dialog.onClose);
  return (
    <Confirm
      title={words.title}
      note={facts ? <AskedAbout note={words.note} facts={facts} /> : words.note}
      confirmLabel={words.confirm}
      {...(words.keep && { cancelLabel: words.keep })}
      tone={isDanger ? 'danger' : undefined}
      onConfirm={() => mayRun?.() !== false && agree(run)}
      {...dialog}
    >
      {wish}
      {ways && <OtherWays ways={ways} isBusy={dialog.isBusy ?? false} agree={agree} />}
      <FailureSaid failure={said} />
    </Confirm>
  );
}

/** What became of a yes to this question. A failure of an earlier one is not said again. */
function useAgreed(failure: Failure | null | undefined, onClose: () => void) {
  const [hasFailed, setHasFailed] = useState(false);
  const isRefused = hasFailed && failure?.isWorthAnotherTry === false;
  const close = useLatest(onClose);
  useEffect(() => {
    if (isRefused) close.current();
  }, [isRefused, close]);
  const agree = (act: () => Promise<unknown>) =>
    void act().then((isDone) =>
      isDone === false && failure !== undefined ? setHasFailed(true) : close.current(),
    );
  return { agree, said: (hasFailed && !isRefused && failure) || null };
}

type OtherWaysProps = { ways: Ways; isBusy: boolean; agree: (run: () => Promise<unknown>) => void };

const OtherWays = ({ ways, isBusy, agree }: OtherWaysProps) => (
  <div role="group" aria-label={ways.label} className="grid gap-3">
    <p className="text-sm text-ink-soft">{ways.label}</p>
    <div className="grid gap-3 sm:flex sm:flex-wrap">
      {ways.each.map(({ label, run }) => (
        <Button key={label} onClick={() => agree(run)} disabled={isBusy}>
          {label}
        </Button>
      ))}
    </div>
  </div>
);

function Trigger({ ask, trigger, look = 'quiet', ...act }: ConfirmedActProps & { ask: () => void }) {
  if (trigger) return trigger(ask);
  return (
    <Button
      look={look}
      aria-label={act.label}
      // The second click of two was meant for what stood here before.
      onClick={({ detail }) => detail < 2 && ask()}
      isBusy={act.isWorking}
      disabled={act.isDisabled}
    >
      {act.words.button}
    </Button>
  );
}

/** It is put into the page when it is first asked. What was typed goes once it is sent: the question keeps its facts. */
function useQuestion({ mayAsk, facts }: Pick<ConfirmedActProps, 'mayAsk' | 'facts'>) {
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState<{ facts: string | undefined; count: number } | null>(null);
  // One may have gone on typing while the price was judged.
  const latest = useLatest(facts);
  const ask = async () => {
    if (mayAsk && !(await mayAsk())) return;
    setAsked((before) => ({ facts: latest.current, count: (before?.count ?? 0) + 1 }));
    setOpen(true);
  };
  return { isOpen, asked, ask, close: () => setOpen(false) };
}
