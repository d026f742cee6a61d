import { postJobCopy } from '../../copy/post-job.copy.ts';
import { Button } from '../../ui/actions/button.tsx';
import { buttonLook } from '../../ui/actions/button-look.ts';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';
import { Refusal } from '../../ui/feedback/notice.tsx';
import type { Sending } from './use-send-job.ts';

const copy = postJobCopy.check;

/** What happened when it was sent, and that nothing is lost. */
export function SendTrouble({ sending }: { sending: Sending }) {
  const { trouble } = sending;
  if (trouble?.kind === 'said' || trouble?.kind === 'photos')
    return (
      <Refusal>
        <p className="font-semibold">{trouble.sentence}</p>
        <p>{copy.kept}</p>
      </Refusal>
    );
  if (trouble?.kind === 'postedBefore') return <PostedBefore sending={sending} />;
  return null;
}

function PostedBefore({ sending }: { sending: Sending }) {
  return (
    <Refusal>
      <p>{copy.postedBefore}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <InnerLink href="/dashboard?tab=jobs" className={buttonLook('quiet')}>
          {copy.toJobs}
        </InnerLink>
        <Button onClick={() => void sending.sendAsAnother()}>{copy.asAnother}</Button>
      </p>
    </Refusal>
  );
}
