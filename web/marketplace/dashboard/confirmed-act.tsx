import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { ButtonLook } from '../../ui/button-look.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { useLatest } from '../../ui/use-latest.ts';
import { useOver } from '../live/use-over.tsx';

type ConfirmedActProps = {
  words: { button: string; title: string; note: string; confirm: string };
  /** What exactly is asked about, in a line below the note. */
  facts?: string | undefined;
  /** What the button is called where several say the same. */
  label?: string;
  run: () => Promise<unknown>;
  isWorking: boolean;
  look?: ButtonLook;
  isDisabled?: boolean;
  /** Asked before the question is: false when something has to be mended first. */
  mayAsk?: () => Promise<boolean>;
  /** False when the record no longer allows it: then there is no button, and an open question says so. */
  isPossible?: boolean;
};

/** A button that asks once before it acts; whatever comes of it, the question goes. */
export function ConfirmedAct({
  words,
  run,
  isWorking,
  look = 'quiet',
  isPossible = true,
  ...rest
}: ConfirmedActProps) {
  const { isOpen, asked, ask, close } = useQuestion(rest);
  const over = useOver({ isOpen, isPossible: isPossible || isWorking });
  return (
    <>
      {/* The second click of two was meant for what stood here before. */}
      {isPossible && !over && (
        <Button
          look={look}
          aria-label={rest.label}
          onClick={({ detail }) => detail < 2 && void ask()}
          isBusy={isWorking}
          disabled={rest.isDisabled}
        >
          {words.button}
        </Button>
      )}
      {asked && (
        <Confirm
          title={words.title}
          note={noted(words.note, asked.facts)}
          confirmLabel={words.confirm}
          tone={look === 'danger' ? 'danger' : undefined}
          isOpen={isOpen}
          isBusy={isWorking}
          onConfirm={() => void run().then(close)}
          onClose={close}
          over={over}
        />
      )}
    </>
  );
}

const noted = (note: string, facts: string | undefined) =>
  facts ? (
    <>
      <p>{note}</p>
      <p className="mt-2 font-semibold wrap-anywhere text-ink">{facts}</p>
    </>
  ) : (
    note
  );

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
