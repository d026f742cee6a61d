import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { fieldSentences } from '../../../contract/copy.ts';
import { adminCopy } from '../../copy/admin.copy.ts';
import { authenticatorCopy as words } from '../../copy/authenticator.copy.ts';
import { FailureSaid } from '../../marketplace/dashboard/failure-said.tsx';
import { useAct } from '../../marketplace/dashboard/use-act.ts';
import { PasswordAsked } from '../../marketplace/privacy/password-asked.tsx';
import { useProvedAct } from '../../marketplace/privacy/use-proved-act.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Failed } from '../../ui/feedback/failed.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { typedIn } from '../typed-in.ts';
import { QrPicture } from './qr-picture.tsx';

type Seed = { secret: string; address: string };
type EnrolmentProps = { onCodes: (codes: string[]) => void };

/** A key for the authenticator, and a code that shows that it arrived. Who was not asked lately shows the password. */
export function Enrolment({ onCodes }: EnrolmentProps) {
  const [seed, setSeed] = useState<Seed | null>(null);
  const begin = useProvedAct({
    name: 'beginEnrolment',
    call: (api) => api.beginEnrolment(),
    onDone: setSeed,
  });
  useOnce(() => void begin.run());
  if (seed) return <ShowCode seed={seed} onCodes={onCodes} />;
  return (
    <>
      {begin.wantsPassword && <AskPassword begin={begin} />}
      {!begin.wantsPassword && begin.sentence && (
        <Failed onTryAgain={() => void begin.run()} isBusy={begin.isWorking}>
          {begin.sentence}
        </Failed>
      )}
      {begin.isWorking && <p role="status">{adminCopy.working}</p>}
    </>
  );
}

/** A new seed replaces the one before, so it is asked for once. */
function useOnce(work: () => void) {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    work();
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);
}

type Begin = { prove: (password: string) => Promise<void>; sentence: string | null; isWorking: boolean };

function AskPassword({ begin }: { begin: Begin }) {
  const form = useId();
  return (
    <div className="grid w-full max-w-sm justify-items-start gap-4">
      <PasswordAsked id={form} error={begin.sentence} onPassword={(password) => void begin.prove(password)} />
      <Button type="submit" form={form} look="primary" isBusy={begin.isWorking}>
        {words.begin}
      </Button>
    </div>
  );
}

function ShowCode({ seed, onCodes }: EnrolmentProps & { seed: Seed }) {
  const [isFaulty, setFaulty] = useState(false);
  const confirm = useAct({
    name: 'confirmEnrolment',
    call: (api, code: string) => api.confirmEnrolment({ body: { code } }),
    reloads: [],
    done: words.done,
    onDone: ({ recoveryCodes }) => onCodes(recoveryCodes),
    isSaidInCard: true,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = typedIn(event.currentTarget, 'code').replace(/\s/g, '');
    setFaulty(!code);
    if (code) void confirm.run(code);
  };
  return (
    <form noValidate onSubmit={submit} className="grid w-full max-w-sm justify-items-start gap-4">
      <Key seed={seed} />
      <TextField
        label={words.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={isFaulty ? fieldSentences.oneTimeCode : undefined}
      />
      <Button type="submit" look="primary" isBusy={confirm.isWorking}>
        {words.confirm}
      </Button>
      <FailureSaid failure={confirm.failure} />
    </form>
  );
}

/** To be read by a camera, typed in, or opened on the device that shows it. */
const Key = ({ seed }: { seed: Seed }) => (
  <>
    <p>{words.steps}</p>
    <QrPicture text={seed.address} label={words.picture} />
    <div>
      <p className="text-sm text-ink-soft">{words.key}</p>
      <p className="text-lg select-all">{seed.secret.replace(/.{4}/g, '$& ').trim()}</p>
    </div>
    <a
      href={seed.address}
      className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
    >
      {words.open}
    </a>
  </>
);
