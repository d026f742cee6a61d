import { DocumentsDialog } from '../admin/accounts/documents-dialog.tsx';
import type { Account } from '../admin/accounts/account.ts';
import { ReasonDialog } from '../admin/reason-dialog.tsx';
import { adminAccountsCopy } from '../copy/admin-accounts.copy.ts';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { Opener } from './opener.tsx';
import { papers } from './people.ts';
import { Part, State } from './specimen.tsx';
import { useMoments } from './use-moments.ts';

const { front, sample } = galleryCopy;

/** What admins are asked and shown before they go on. */
export function AdminDialogs() {
  const { before } = useMoments();
  return (
    <Part name="ReasonDialog, DocumentsDialog">
      <State of="danger">
        <Opener label={front.reason}>{(open) => open.isOpen && <Reason onClose={open.onClose} />}</Opener>
      </State>
      <State of="several">
        <Papers label={front.papers} account={{ ...FIRM, documents: papers(before) }} />
      </State>
      <State of="empty">
        <Papers label={front.noPapers} account={FIRM} />
      </State>
    </Part>
  );
}

const Reason = ({ onClose }: { onClose: () => void }) => (
  <ReasonDialog
    about="sample"
    words={{
      ...adminAccountsCopy.deactivate,
      title: adminAccountsCopy.deactivate.title(sample.longFirm),
    }}
    tone="danger"
    act={{ isWorking: false, failure: null }}
    onGive={async () => true}
    onClose={onClose}
  />
);

const Papers = ({ label, account }: { label: string; account: Account }) => (
  <Opener label={label}>
    {({ isOpen, onClose }) => isOpen && <DocumentsDialog account={account} onClose={onClose} />}
  </Opener>
);

const FIRM: Account = {
  id: 'tandy',
  kind: 'business',
  name: sample.firm,
  email: sample.ownerEmail,
  code: 'B000012',
  isActive: true,
  isVerified: true,
  documents: [],
};
