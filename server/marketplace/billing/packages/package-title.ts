/** `standard` as people read it, where the row of the package is not at hand. */
export const packageTitle = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** What is paid for each month, on the provider's pages, in mails and on invoices. */
export const monthsTitle = (name: string): string => `${packageTitle(name)} package`;

/** The same for the months to come: a cheaper package that was chosen is paid from then on. */
export const comingMonths = (subscription: { package: string; next_package: string | null }): string =>
  monthsTitle(subscription.next_package ?? subscription.package);
