/** Apart from what is said while photos are brought: cards show photos with this alone. */
export const photoViewCopy = {
  of: (title: string) => `Photos of ${title}`,
  /** What stands for a picture that says nothing itself. */
  alt: (text: string, place: number, total: number) => text || `Photo ${place} of ${total}`,
  open: (text: string, place: number, total: number) =>
    text ? `Photo ${place} of ${total}: ${text}` : `Photo ${place} of ${total}`,
  place: (place: number, total: number) => `${place} of ${total}`,
  close: 'Close',
  before: 'Photo before',
  after: 'Next photo',
  removed: 'The photo you looked at was removed. This is another one.',
  gone: 'This photo is not there any more.',
};
