import { useQuery } from '@tanstack/react-query';
import { finishCopy } from '../../copy/finish.copy.ts';
import { useRouterContext } from '../../router-context.ts';
import { AgreementPart } from '../agreements/agreement-part.tsx';
import { finishQuery } from './finish-query.ts';
import { FinishShown } from './finish-shown.tsx';

/** How the work ended, beside what was agreed; nothing before that. */
export function FinishPart({ jobId }: { jobId: string }) {
  const { api } = useRouterContext();
  const { data } = useQuery(finishQuery(api, jobId));
  if (!data?.finish) return null;
  return (
    <AgreementPart heading={finishCopy.heading}>
      <FinishShown finish={data.finish} price={data} title={finishCopy.work} />
    </AgreementPart>
  );
}
