import { DocumentsDialog } from '../admin/accounts/documents-dialog.tsx';
import type { Account } from '../admin/accounts/account.ts';
import { ReasonDialog } from '../admin/reason-dialog.tsx';
import { adminAccountsCopy } from '../copy/admin-accounts.ts';
import { galleryCopy } from '../copy/gallery.ts';
import { Opener } from './opener.tsx';
import { papers } from './people.ts';
import type { Before } from './samples.ts';

const { front, sample } = galleryCopy;

/** What stands before the desk. */
export const DeskDialogs = ({ before }: { before: Before }) => (
  <div className="flex flex-wrap gap-3">
    <Opener label={front.reason}>
      {({ isOpen, onClose }) =>
        isOpen && (
          <ReasonDialog
            words={{
              ...adminAccountsCopy.deactivate,
              title: adminAccountsCopy.deactivate.title(sample.longFirm),
            }}
            tone="danger"
            act={{ isWorking: false, failure: null }}
            onGive={onClose}
            onClose={onClose}
          />
        )
      }
    </Opener>
    <Opener label={front.papers}>
      {({ isOpen, onClose }) =>
        isOpen && <DocumentsDialog account={{ ...FIRM, documents: papers(before) }} onClose={onClose} />
      }
    </Opener>
    <Opener label={front.noPapers}>
      {({ isOpen, onClose }) => isOpen && <DocumentsDialog account={FIRM} onClose={onClose} />}
    </Opener>
  </div>
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
