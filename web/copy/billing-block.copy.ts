/** What a business reads of its subscription in its settings. */
export const billingBlockCopy = {
  loading: 'Loading your billing',
  package: 'Package',
  status: 'State',
  price: 'Price',
  next: 'Next payment',
  /** `£114 on Fri 4 Dec 2026`. */
  nextOn: (day: string, sum: string | null) => (sum ? `${sum} on ${day}` : day),
  sumFor: (sum: string | null, title: string) => (sum ? `${sum} for ${title}` : null),
  method: 'Paid by',
  promo: 'Promo code',
  statuses: {
    not_subscribed: 'No subscription',
    active: 'Active',
    past_due: 'Payment failed',
    expired: 'Ended',
    cancelled: 'Cancelled',
  },
  methods: { card: 'Card', direct_debit: 'Direct Debit' },
  ends: (day: string) => `Ends on ${day}. Your leads stay open until then.`,
  endsPending: (day: string) =>
    `Cancelled. A payment is still on its way from your bank: once it is paid, your leads stay open until ${day}. Nothing more is taken after it.`,
  ended: 'It has ended. Your jobs, quotes and reviews stay as they are.',
  grace: (day: string) =>
    `We could not take your payment. Your leads stay open until ${day}: update how you pay before then.`,
  waitingFirst: 'It has not confirmed your Direct Debit yet. Your leads are open meanwhile.',
  waitingMandate: 'Your package begins by itself as soon as it has answered, and we mail you.',
  waitingMethod:
    'You have done your part. As soon as it has answered, your package is paid in the new way by itself; until then it stays as it is. Nothing is taken twice.',
  methodChanged: (way: string) => `Thank you. From now on you pay with the ${way} that you gave.`,
  withMethod: { card: 'card', direct_debit: 'bank account' },
  methodRefused: 'The card or bank account was not changed. You pay as before.',
  methodUnpaid:
    'The payment was still not taken. Please give another card or bank account with “Update how you pay”.',
  methodLeft: 'You left the payment page without giving another card or bank account. You pay as before.',
  pending: 'A payment is on its way from your bank. Your leads are open meanwhile.',
  bounced: (wished: string, now: string) =>
    `Your bank did not pay the change to ${wished}, so your package is ${now} again and you owe nothing. You can change when your next payment is through, or at once with another card or bank account.`,
  later: ({ now, next, day, costs }: { now: string; next: string; day: string; costs: string | null }) =>
    `You stay on ${now} until ${day}, which is paid. Then your package is ${next}${costs ? `, at ${costs}` : ''}.`,
  subscribe: 'Choose a package',
  update: 'Update how you pay',
  change: (title: string) => `Change to ${title}`,
  cancel: 'Cancel subscription',
  cancelTitle: 'Cancel your subscription?',
  cancelNote: (day: string) =>
    `It ends on ${day}. Your leads stay open until then, and nothing more is taken.`,
  cancelNoteNow: 'It ends now: your leads close at once, and nothing more is taken.',
  cancelNotePending:
    'A payment is on its way from your bank and may still be taken. If it is, your leads stay open for the month it pays; if not, they close. Nothing more is taken after it.',
  cancelYes: 'Yes, cancel it',
  cancelNo: 'Keep it',
  cancelled: 'Subscription cancelled',
  resume: 'Keep my subscription',
  resumeTitle: 'Keep your subscription?',
  resumeNote: (price: string, day: string) =>
    `It goes on as before: ${price}. The next payment is due on ${day}, and nothing is paid twice.`,
  resumeFree: 'It goes on as before, at no cost.',
  resumeYes: 'Yes, keep it',
  resumed: 'Your subscription goes on',
  changeTitle: (title: string) => `Change to ${title}?`,
  changeNow: (due: string, days: { left: number; of: number }) =>
    `It begins now. You pay ${due} for the ${days.left} of ${days.of} days that are left of this month.`,
  changeLater: (day: string | null) =>
    `It begins with your next payment${day ? ` on ${day}` : ''}. Until then nothing changes.`,
  changeMonthly: (price: string) => `After that: ${price}.`,
  changed: 'Package changed',
  changePlanned: (title: string) => `Change to ${title} planned`,
  stay: (title: string) => `Stay on ${title}`,
  stayTitle: (title: string) => `Stay on ${title}?`,
  stayNote: (title: string) =>
    `Your package stays ${title}: the planned change is taken back. Nothing is due now.`,
  stayNext: (price: string, day: string) => `It costs ${price}; the next payment is due on ${day}.`,
  stayed: (title: string) => `You stay on ${title}`,
  bought: {
    paid: (title: string) => `Your ${title} package is paid`,
    ordered: (title: string) => `Your ${title} package has begun`,
    free: (title: string) => `Your ${title} package is free`,
    taken: 'Paid today',
    next: 'What comes now',
    leads: 'Leads reach you as soon as your address is verified.',
  },
  payments: 'Payments',
  noPayments: 'No payments yet.',
  invoice: (number: string) => `Invoice ${number}`,
  creditNote: (number: string) => `Credit note ${number}`,
  paid: {
    pending: 'On its way',
    paid: 'Paid',
    failed: 'Failed',
    refunded: 'Refunded',
    charged_back: 'Returned',
  },
};
