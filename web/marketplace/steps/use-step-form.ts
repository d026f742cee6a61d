import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { released } from '../../ui/actions/released.ts';
import { useOneAtATime } from '../../ui/actions/use-one-at-a-time.ts';
import { type FieldErrors, fieldErrorsOf, type Judged } from '../../ui/forms/field-errors.ts';
import { isSubmit } from '../../ui/forms/use-checked-form.ts';
import { useLatest } from '../../ui/hooks/use-latest.ts';

const TYPING_PAUSE = 300;

/** What judges what was said on a page. */
export type Judge<Said> = { safeParse: (said: Said) => { success: boolean } & Judged };

/** A page of a task of several steps: what was said so far, what it must hold, and the way on from it. */
export type StepOfForm<Said> = {
  said: Said;
  /** Null as long as the rules have not come. */
  judge: Judge<Said> | null;
  /** Answers null where the rules cannot be fetched and nobody goes on without them. */
  fetch: () => Promise<Judge<Said> | null>;
  /** Somebody begins to answer. */
  onBegin: () => void;
  goOn: () => unknown;
};

/**
 * The form of one page. Its rules judge a field when it is left, everything on Continue, and while a error is
 * being mended; nobody is told off for what they have not finished typing.
 */
export function useStepForm<Said extends object>({ said, judge, fetch, onBegin, goOn }: StepOfForm<Said>) {
  const [left, setLeft] = useState<readonly string[]>([]);
  const [tries, setTries] = useState(0);
  const [tried, setTried] = useState<Tried<Said> | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const latest = useLatest(said);
  const [settled, settle] = useSettled(said);
  const summary = useFocusAfterTry(tries);
  const all = judge ? fieldErrorsOf(judge.safeParse(settled)) : {};
  const fieldErrors = only(all, (name) => left.includes(name) || wasThere(name, tried));

  const submit = useOneAtATime(async () => {
    setWaiting(true);
    const judges = judge ?? (await fetch());
    // One may have gone on typing meanwhile.
    const typed = latest.current;
    settle(typed);
    const judged = judges?.safeParse(typed);
    if (judged?.success) await goOn();
    else if (judged) {
      setTries(tries + 1);
      setTried({ said: typed, fieldErrors: fieldErrorsOf(judged) });
    }
    setWaiting(false);
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const onFocus = () => judge ?? onBegin();
  const judgeLeft = async (name: string) => {
    await released();
    settle(latest.current);
    setLeft((names) => [...names, name]);
  };
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isText && target.value && !isSubmit(relatedTarget)) void judgeLeft(target.name);
  };
  return { fieldErrors, summary, hasTried: tries > 0, isWaiting, events: { onSubmit, onFocus, onBlur } };
}

/** What is to be mended is told to those who do not see it. */
function useFocusAfterTry(tries: number) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries > 0) summary.current?.focus();
  }, [tries]);
  return summary;
}

/** The page as it was when Continue was refused. */
type Tried<Said> = { said: Said; fieldErrors: FieldErrors };

/** A field that only came into the page since, as the date of a specific date, is not blamed before it can be filled in. */
const wasThere = <Said extends object>(name: string, tried: Tried<Said> | null): boolean =>
  tried !== null &&
  (name in tried.fieldErrors || !(name in tried.said) || tried.said[name as keyof Said] !== '');

const only = (fieldErrors: FieldErrors, isSaid: (name: string) => boolean): FieldErrors =>
  Object.fromEntries(Object.entries(fieldErrors).filter(([name]) => isSaid(name)));

/** What was typed, once the typing pauses. */
function useSettled<Said>(said: Said) {
  const [settled, settle] = useState(said);
  useEffect(() => {
    const pause = setTimeout(() => settle(said), TYPING_PAUSE);
    return () => clearTimeout(pause);
  }, [said]);
  return [settled, settle] as const;
}
