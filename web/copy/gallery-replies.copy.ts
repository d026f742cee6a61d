/** The saved replies of the gallery's plumber. */
export const galleryReplies = [
  {
    id: 'first',
    name: 'First answer',
    body: 'Good morning {first name}, thank you for asking about {job}.\nWhen could I ring you?\n{my name}',
  },
  { id: 'way', name: null, body: 'On my way, {first name}. I am with you in half an hour.' },
  {
    id: 'long',
    name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochplumbers',
    body: 'Our price is for the whole job: parts, the drive, the bin and ten per cent for what nobody can see before the boards are up. If it takes less we charge less. If it takes more we stop, show you, and you decide.\nPlease keep the stop cock free and the dog in another room.\nWe take cards and transfers, and send the bill by mail on the same day.\nThank you!',
  },
];
