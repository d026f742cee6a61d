import type { LookedAtMessage } from '../../../contract/attachments.ts';
import type { AdminReport } from '../../../contract/reports.ts';
import { adminReportsCopy } from '../../copy/admin-reports.copy.ts';
import { MessageFiles } from '../../marketplace/messages/attachments/message-files.tsx';
import { useRouterContext } from '../../router-context.ts';
import { RelativeTime } from '../../ui/display/relative-time.tsx';
import { LookDialog } from '../look-dialog.tsx';

const words = adminReportsCopy.files;

type LookAtAttachmentsProps = {
  report: Pick<AdminReport, 'leadId' | 'job' | 'attachment'>;
  onClose: () => void;
};

/** Asks why, and then shows the photos and files of the conversation that a report is of. */
export const LookAtAttachments = ({ report, onClose }: LookAtAttachmentsProps) => (
  <LookDialog
    about={`files:${report.leadId}`}
    name="lookAtAttachments"
    words={{ ...words, title: words.title(report.job.jobNumber) }}
    look={(api, reason) => api.lookAtAttachments({ params: { id: report.leadId }, body: { reason } })}
    gone={adminReportsCopy.gone}
    onClose={onClose}
  >
    {({ messages }) => <Files messages={messages} reported={report.attachment?.file?.id} />}
  </LookDialog>
);

type FilesProps = {
  messages: readonly LookedAtMessage[];
  /** The file that was reported alone: it comes first, by itself. */
  reported: string | undefined;
};

function Files({ messages, reported }: FilesProps) {
  if (messages.length === 0) return <p className="text-ink-soft">{words.none}</p>;
  const file = messages.flatMap(({ attachments }) => attachments).find(({ id }) => id === reported);
  return (
    <div className="grid gap-4">
      {file && (
        <div className="grid gap-1 rounded-field border border-notable bg-notable-tint p-3">
          <p className="font-semibold">{adminReportsCopy.reportedFile}</p>
          <MessageFiles files={[file]} />
        </div>
      )}
      <Sent messages={messages} />
    </div>
  );
}

function Sent({ messages }: Pick<FilesProps, 'messages'>) {
  const { site } = useRouterContext();
  return (
    <ul className="grid gap-4">
      {messages.map(({ id, name, createdAt, attachments }) => (
        <li key={id} className="grid min-w-0 gap-1">
          <p className="wrap-anywhere">
            <span className="font-semibold">{name}</span>{' '}
            <span className="text-sm text-ink-soft">
              <RelativeTime at={createdAt} now={site.now} />
            </span>
          </p>
          <MessageFiles files={attachments} />
        </li>
      ))}
    </ul>
  );
}
