/** The mailed link, and what is said until it was followed. Odd spelling as specified; every page loads it. */
export const verifyCopy = {
  label: 'Verification',
  banner: (email: string) => `Please verify your email address. We have sent a link to ${email}.`,
  resend: 'Send it again',
  resending: 'Sending',
  resent: 'Verification email sent successfully',
  verifiedAlready: 'Your e-mail address is verified already',
  done: 'Account verification succesfull',
  failed: (text: string) => `Error, ${text}`,
};
