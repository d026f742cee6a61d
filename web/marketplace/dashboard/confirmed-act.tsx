import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { ButtonLook } from '../../ui/button-look.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { useOver } from '../live/use-over.tsx';

type ConfirmedActProps = {
  words: { button: string; title: string; note: string; confirm: string };
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
  const { isOpen, wasAsked, ask, close } = useQuestion(rest.mayAsk);
  const over = useOver({ isOpen, isPossible: isPossible || isWorking });
  return (
    <>
      {/* The second click of two was meant for what stood here before. */}
      {isPossible && (
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
      {wasAsked && (
        <Confirm
          title={words.title}
          note={words.note}
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

/** It is put into the page when it is first asked. */
function useQuestion(mayAsk: ConfirmedActProps['mayAsk']) {
  const [isOpen, setOpen] = useState(false);
  const [wasAsked, setAsked] = useState(false);
  const ask = async () => {
    if (mayAsk && !(await mayAsk())) return;
    setAsked(true);
    setOpen(true);
  };
  return { isOpen, wasAsked, ask, close: () => setOpen(false) };
}
