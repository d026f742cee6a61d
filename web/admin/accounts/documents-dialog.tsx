import { FileText } from 'lucide-react';
import { adminAccountsCopy } from '../../copy/admin-accounts.copy.ts';
import { Ago } from '../../marketplace/live/ago.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import type { Account } from './account.ts';

const words = adminAccountsCopy.documents;

/** What a business has sent in: each a download. */
export const DocumentsDialog = ({ account, onClose }: { account: Account; onClose: () => void }) => (
  <Dialog title={words.title(account.name)} isOpen onClose={onClose} cancelLabel={words.close}>
    {account.documents.length === 0 ? (
      <p className="text-ink-soft">{words.empty}</p>
    ) : (
      <ul className="grid gap-1">
        {account.documents.map((document) => (
          <li key={document.id} className="flex items-center justify-between gap-4">
            <a
              href={document.url}
              download
              className="inline-flex min-h-11 min-w-0 items-center gap-2 text-link underline underline-offset-4"
            >
              <FileText className="shrink-0" size={18} aria-hidden />
              {document.name}
            </a>
            <span className="shrink-0 text-sm text-ink-soft">
              <Ago at={document.createdAt} />
            </span>
          </li>
        ))}
      </ul>
    )}
  </Dialog>
);
