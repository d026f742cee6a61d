import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useId } from 'react';
import { exportAddress } from '../../../contract/files.ts';
import type { Export } from '../../../contract/privacy.ts';
import type { ApiClient } from '../../api-client.ts';
import { privacyCopy } from '../../copy/privacy.copy.ts';
import { useRouterContext } from '../../router-context.ts';
import { buttonLook } from '../../ui/actions/button-look.ts';
import { Button } from '../../ui/actions/button.tsx';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { Failed } from '../../ui/feedback/failed.tsx';
import { Refusal } from '../../ui/feedback/notice.tsx';
import { CardSection } from '../../ui/layout/card-section.tsx';
import { useSignInAgain, useSignInWhenRefused } from '../dashboard/use-sign-in-again.ts';
import { PasswordAsked } from './password-asked.tsx';
import { useProvedAct } from './use-proved-act.ts';

const copy = privacyCopy.download;

/** A copy of all own data: asked for, prepared, fetched. */
export function DownloadData() {
  const { query, asking } = useExport();
  const copyThere = query.data?.export ?? null;
  const next = query.data?.mayAskFrom ?? null;
  return (
    <CardSection id="download-data" title={copy.title} isNarrow>
      <p>{copy.note}</p>
      {query.isError && <Failed onTryAgain={() => void query.refetch()}>{copy.failed}</Failed>}
      <div role="status" className="empty:-mt-4">
        {copyThere && <CopyThere found={copyThere} />}
      </div>
      {next ? (
        <When words={copy.again} moment={next} />
      ) : (
        <Button
          onClick={() => void asking.run()}
          working={asking.isWorking && copy.asking}
          isReady={query.isSuccess}
        >
          {copy.ask}
        </Button>
      )}
      {!asking.wantsPassword && asking.sentence && <Refusal>{asking.sentence}</Refusal>}
      <PasswordDialog asking={asking} />
    </CardSection>
  );
}

/** Being prepared, or ready to be fetched. */
const CopyThere = ({ found }: { found: Export }) =>
  found.readyAt && found.expiresAt ? (
    <div className="grid justify-items-start gap-2">
      <p className="font-semibold text-good">{copy.ready}</p>
      <a href={exportAddress(found.id)} download className={buttonLook('primary')}>
        <Download size={18} aria-hidden />
        {copy.fetch(sizeOf(found.sizeBytes ?? 0))}
      </a>
      <When words={copy.until} moment={found.expiresAt} />
    </div>
  ) : (
    <p>{copy.preparing}</p>
  );

const When = ({ words, moment }: { words: string; moment: string }) => (
  <p className="text-sm text-ink-soft">
    {words} <time dateTime={moment}>{said.format(new Date(moment))}</time>
  </p>
);

const said = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});

const KILO = 1024;
const sizeOf = (bytes: number): string =>
  bytes < KILO * KILO
    ? `${Math.max(1, Math.round(bytes / KILO))} KB`
    : `${(bytes / KILO / KILO).toFixed(1)} MB`;

type Asking = ReturnType<typeof useExport>['asking'];

function PasswordDialog({ asking }: { asking: Asking }) {
  const form = useId();
  return (
    <FormDialog
      title={privacyCopy.password.title}
      isOpen={asking.wantsPassword}
      onClose={asking.reset}
      isBusy={asking.isWorking}
      cancelLabel={privacyCopy.password.cancel}
      form={form}
      submitLabel={privacyCopy.password.submit}
    >
      <PasswordAsked id={form} error={asking.sentence} onPassword={asking.prove} />
    </FormDialog>
  );
}

/** While a copy is being prepared the page looks again. */
const LOOK_AGAIN_MS = 3_000;

const exportQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['export'],
    queryFn: () => api.ownExport(),
    refetchInterval: ({ state }) =>
      state.data?.export && !state.data.export.readyAt ? LOOK_AGAIN_MS : false,
  });

/** The newest copy of the own data, and asking for one. */
function useExport() {
  const { api } = useRouterContext();
  const queryClient = useQueryClient();
  const signInAgain = useSignInAgain();
  const query = useQuery(exportQuery(api));
  useSignInWhenRefused(query.error);
  const asking = useProvedAct({
    name: 'askForExport',
    call: (client) => client.askForExport(),
    onDone: (answer) => void queryClient.setQueryData(exportQuery(api).queryKey, answer),
    onRefusal: async ({ status }) => {
      if (status === 401) await signInAgain();
      return status === 401;
    },
  });
  return { query, asking };
}
