/** Everything that makes this product Fettle and not somebody else's. Another operator edits this file. */
export const brand = {
  name: 'Fettle',
  strapline: 'Local jobs, done right',
  /** Shown beside the strapline; null for a name that means nothing. */
  meaning: {
    word: 'fettle',
    kind: 'verb, Northern English',
    sense: 'to put in order; to mend; to make good',
  },
  contact: {
    countryCode: '44',
    supportNumbers: ['020 7946 0001', '020 7946 0002'],
    supportEmail: 'support@example.com',
    salesEmail: 'sales@example.com',
    /** Where weaknesses of the product are reported. */
    securityEmail: 'security@example.com',
    enquiryHours: 'Monday to Friday, 10am to 5pm GMT',
  },
  /** Where else it can be read of. Sample addresses: nobody's pages. */
  elsewhere: {
    blog: 'https://blog.example.com',
    linkedIn: 'https://linkedin.example.com/company/fettle',
    instagram: 'https://instagram.example.com/fettle',
    facebook: 'https://facebook.example.com/fettle',
  },
  /** Who runs it, as the law wants it said in every mail and on every invoice. Sample values: nobody is called this. */
  operator: {
    company: 'Fettle Sample Limited',
    registration: 'Registered in England and Wales, company number 00000000',
    address: '1 Sample Street, London SE1 0AA',
  },
} as const;

/** `020 7946 0001` as a phone dials it from anywhere. */
export function dialled(supportNumber: string): string {
  const withoutTrunk = supportNumber.replaceAll(' ', '').replace(/^0/, '');
  return `tel:+${brand.contact.countryCode}${withoutTrunk}`;
}
