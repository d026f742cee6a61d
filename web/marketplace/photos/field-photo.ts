/** A photo as `PhotoField` shows it, wherever it is kept. */
export type FieldPhoto = Sending & {
  id: string;
  /** Null where this browser cannot draw it. */
  src: string | null;
  text: string;
};

/** How far a photo or another file has come. */
export type Sending = {
  /** `failed` did not arrive and may be sent again; `refused` is one that the server will never take. */
  state: 'preparing' | 'kept' | 'sending' | 'failed' | 'refused' | 'sent';
  /** In percent, while it is sent. */
  progress: number;
  /** Why it failed or was refused. */
  sentence: string | null;
};

export const KEPT: Sending = { state: 'kept', progress: 0, sentence: null };
export const SENT: Sending = { ...KEPT, state: 'sent' };

/** The place of a chosen file until it has been made ready. */
export const inPreparation = (id: string): FieldPhoto => ({
  ...KEPT,
  state: 'preparing',
  id,
  src: null,
  text: '',
});
