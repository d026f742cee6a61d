import { type ReactNode, useState } from 'react';
import { AskedAbout } from '../../ui/asked-about.tsx';
import { Button } from '../../ui/button.tsx';
import type { ButtonLook } from '../../ui/button-look.ts';
import { Confirm, type ConfirmProps } from '../../ui/confirm.tsx';
import { useLatest } from '../../ui/use-latest.ts';
import { useOver } from '../live/use-over.tsx';

type ConfirmedActProps = {
  words: { button: string; title: string; note: string; confirm: string };
  /** What exactly is asked about, in a line below the note. */
  facts?: string | undefined;
  /** What the button is called where several say the same. */
  label?: string;
  run: () => Promise<unknown>;
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

/** A button that asks once before it acts; whatever comes of it, the question goes. */
export function ConfirmedAct(act: ConfirmedActProps) {
  const { words, run, mayRun, isWorking, ways, wish, isPossible = true } = act;
  const { isOpen, asked, ask, close } = useQuestion(act);
  const over = useOver({ isOpen, isPossible: isPossible || isWorking });
  return (
    <>
      {isPossible && !over && <Trigger {...act} ask={() => void ask()} />}
      {asked && (
        <Question
          {...{ words, run, mayRun, ways, wish, isOpen, over }}
          facts={asked.facts}
          isDanger={act.look === 'danger'}
          isBusy={isWorking}
          onClose={close}
        />
      )}
    </>
  );
}

type QuestionProps = Pick<ConfirmedActProps, 'words' | 'facts' | 'run' | 'mayRun' | 'ways' | 'wish'> &
  Pick<ConfirmProps, 'isOpen' | 'isBusy' | 'onClose' | 'over'> & { isDanger: boolean };

const Question = ({ words, facts, isDanger, run, mayRun, ways, wish, ...dialog }: QuestionProps) => (
  <Confirm
    title={words.title}
    note={facts ? <AskedAbout note={words.note} facts={facts} /> : words.note}
    confirmLabel={words.confirm}
    tone={isDanger ? 'danger' : undefined}
    onConfirm={() => mayRun?.() !== false && void run().then(dialog.onClose)}
    {...dialog}
  >
    {wish}
    {ways && <OtherWays ways={ways} isBusy={dialog.isBusy ?? false} onDone={dialog.onClose} />}
  </Confirm>
);

type OtherWaysProps = { ways: Ways; isBusy: boolean; onDone: () => void };

const OtherWays = ({ ways, isBusy, onDone }: OtherWaysProps) => (
  <div role="group" aria-label={ways.label} className="grid gap-3">
    <p className="text-sm text-ink-soft">{ways.label}</p>
    <div className="grid gap-3 sm:flex sm:flex-wrap">
      {ways.each.map(({ label, run }) => (
        <Button key={label} onClick={() => void run().then(onDone)} disabled={isBusy}>
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
  const [asked, setAsked] = useState<{ facts: string | undefined } | null>(null);
  // One may have gone on typing while the price was judged.
  const latest = useLatest(facts);
  const ask = async () => {
    if (mayAsk && !(await mayAsk())) return;
    setAsked({ facts: latest.current });
    setOpen(true);
  };
  return { isOpen, asked, ask, close: () => setOpen(false) };
}
