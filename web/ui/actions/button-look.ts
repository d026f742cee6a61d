const LOOKS = {
  /** The one thing to do here. */
  primary: 'button-primary',
  /** Everything else. */
  quiet: 'button-quiet',
  /** What is done seldom, beside what is done often. */
  plain: 'button-plain',
  /** What cannot be taken back. */
  danger: 'button-danger',
};

export type ButtonLook = keyof typeof LOOKS;

/** What a button and a link that looks like one share. */
export const buttonLook = (look: ButtonLook) => LOOKS[look];
