import { dashboardCopy } from './dashboard.copy.ts';

const ONLY_YOU = 'Only you and we see it.';

/** The Business panel of the settings. Spelling as specified. */
export const businessSettingsCopy = {
  loading: 'Loading your business profile',
  profile: {
    seePublic: 'See your public profile',
    name: 'Business name',
    description: 'Description',
    mobile: 'Mobile number',
    landline: 'Landline',
    address: 'Address',
    addressHint: ONLY_YOU,
    website: 'Website',
    websiteHint: 'Such as https://example.co.uk',
    abn: 'Company or VAT number (optional)',
    abnShort: 'Company or VAT number',
    abnHint: ONLY_YOU,
    location: 'Post code',
    locationHint: 'Leads come from 40 km (25 miles) around it.',
    trade: 'Work category',
    chooseTrade: 'Choose a work category',
    noTrade: 'No work category selected.',
    services: 'Services',
    servicesHint: 'Without a choice you get the leads of the whole work category.',
    noServices: 'No services selected.',
    none: 'Not given',
    save: 'Save',
    saving: 'Saving',
    saved: 'Business Profile details saved!',
    failed: 'Error saving profile details, please try again later',
  },
  logo: {
    upload: 'Upload logo',
    uploading: 'Uploading',
    remove: 'Remove',
    removeLabel: 'Remove logo',
    removing: 'Removing',
    hint: 'A picture of at most 2 MB. It is shown on your public profile.',
    uploaded: 'Profile Image Uploaded succesfully',
    failed: 'Error uploading image, please try again later',
    removed: 'Logo removed',
    notRemoved: 'The logo could not be removed',
  },
  documents: {
    title: 'Documents',
    hint: 'Insurance, qualifications, registrations: PDF, JPG or PNG, at most 5 MB each. Only you and we can open them.',
    none: 'No documents found',
    add: 'Add document',
    adding: 'Uploading',
    added: 'Document added',
    failed: 'The document could not be added',
    open: (name: string) => `Open ${name}`,
    removed: 'Document removed',
    removeLabel: (name: string) => `Remove ${name}`,
    remove: {
      button: 'Remove',
      title: 'Remove this document?',
      note: dashboardCopy.forGood,
      confirm: 'Remove',
    },
    size: (bytes: number) =>
      bytes < 1024 * 1024
        ? `${Math.max(1, Math.round(bytes / 1024))} KB`
        : `${(bytes / 1024 / 1024).toFixed(1)} MB`,
  },
  area: {
    title: 'Where your leads come from',
    lead: (km: number, miles: number, place: string) => `Up to ${km} km (${miles} miles) around ${place}.`,
    within: 'Post code areas within',
    drawing: (postcode: string) =>
      `A plan: a circle around ${postcode}, and the post code areas in and around it.`,
    here: 'Your post code',
    inside: 'Within your circle',
    outside: 'Outside',
  },
};
