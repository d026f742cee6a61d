/** What has become of a lead that is not among the leads any more, as far as its business may know. */
export const whereLeadIsCopy = {
  cancelled: (title: string) => `“${title}” was cancelled.`,
  taken: (title: string) => `“${title}” went to another Local Pro.`,
  removed: (title: string) => `You removed “${title}” from your leads.`,
  quoted: (title: string) => `You have sent a quote for “${title}”.`,
  hired: (title: string) => `Your quote for “${title}” was accepted.`,
};
