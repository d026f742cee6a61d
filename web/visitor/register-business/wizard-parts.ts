import type { Chosen } from '../../marketplace/billing/chosen.ts';
import type { FieldErrors } from '../../ui/forms/field-errors.ts';
import type { FirmDraft } from './firm-draft.ts';

/** What the pages stand on. */
export type WizardParts = {
  draft: FirmDraft;
  change: (part: Partial<FirmDraft>) => void;
  /** What the server refused of these fields is no longer said. */
  mend: (fields: string[]) => void;
  /** Leads to the page that holds what the server refused; the last one shows its own. */
  refuse: (fieldErrors: FieldErrors) => void;
};

export type Buying = { chosen: Chosen; choose: (change: Partial<Chosen>) => void };
