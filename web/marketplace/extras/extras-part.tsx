import { useQuery } from '@tanstack/react-query';
import type { Extra, Extras } from '../../../contract/extras.ts';
import { extrasCopy as copy } from '../../copy/extras.copy.ts';
import { useRouterContext } from '../../router-context.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { Money } from '../../ui/display/money.tsx';
import { Rows } from '../../ui/lists/rows.tsx';
import { Answered } from '../dashboard/answered.tsx';
import { Ago } from '../live/ago.tsx';
import { ApproveExtra, RefuseExtra, WithdrawExtra } from './answer-extra.tsx';
import { extrasQuery } from './extras-query.ts';
import { ProposeExtra } from './propose-extra.tsx';

/** What was agreed on since, what is due with it, and what each side can do about it now. */
export function ExtrasPart({ jobId }: { jobId: string }) {
  const { api } = useRouterContext();
  return (
    <Answered query={useQuery(extrasQuery(api, jobId))} loading={copy.loading}>
      {(answer) => <ExtrasShown answer={answer} jobId={jobId} />}
    </Answered>
  );
}

type OfAnswer = { answer: Extras };

/** The same once it is there. */
export const ExtrasShown = ({ answer, jobId }: OfAnswer & { jobId: string }) => (
  <div className="grid gap-4">
    {answer.extras.length === 0 ? (
      <p className="text-ink-soft">{copy.none}</p>
    ) : (
      <>
        <ul aria-label={copy.list} className="grid divide-y divide-line border-y border-line">
          {answer.extras.map((extra) => (
            <OneExtra key={extra.id} extra={extra} due={answer.sum.due} />
          ))}
        </ul>
        <Sum answer={answer} />
      </>
    )}
    <ProposeExtra jobId={jobId} due={answer.sum.due} isPossible={answer.mayPropose} />
  </div>
);

/** A job by the hour has no total, and none is invented. */
function Sum({ answer: { sum } }: OfAnswer) {
  const { agreed, rate_type, extras, due, isEndedEarly } = sum;
  return (
    <div className="grid gap-2">
      <Rows
        items={[
          { label: copy.sum.agreed, value: <Money pounds={agreed} rate={rate_type} /> },
          { label: copy.sum.extras, value: <Money pounds={extras} /> },
          ...(due === null
            ? []
            : [
                {
                  label: copy.sum.due,
                  value: (
                    <strong>
                      <Money pounds={due} />
                    </strong>
                  ),
                },
              ]),
        ]}
      />
      {due === null && (
        <p className="text-sm text-ink-soft">{isEndedEarly ? copy.sum.endedEarly : copy.sum.open}</p>
      )}
    </div>
  );
}

const TONES = {
  proposed: 'urgent',
  approved: 'good',
  refused: 'neutral',
  withdrawn: 'neutral',
  closed: 'neutral',
} as const satisfies Record<Extra['status'], string>;

function OneExtra({ extra, due }: { extra: Extra; due: number | null }) {
  const { amount, days, status, reason, words, can } = extra;
  return (
    <li className="grid min-w-0 gap-2 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
        <p className="font-semibold tabular-nums">{copy.what(amount, days)}</p>
        <Badge tone={TONES[status]}>{copy.status[status]}</Badge>
      </div>
      <p className={reason === null ? 'text-ink-soft' : 'whitespace-pre-line wrap-anywhere'}>
        {reason ?? copy.gone}
      </p>
      {words && <p className="whitespace-pre-line wrap-anywhere">{copy.said(words)}</p>}
      <p className="text-sm text-ink-soft">
        <Ago at={extra.decidedAt ?? extra.createdAt} />
      </p>
      {can.length > 0 && (
        <div className="grid gap-3 sm:flex sm:flex-wrap print:hidden">
          <ApproveExtra extra={extra} due={due} />
          <RefuseExtra extra={extra} />
          <WithdrawExtra extra={extra} />
        </div>
      )}
    </li>
  );
}
