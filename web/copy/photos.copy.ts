import { sentences } from '../../contract/copy.ts';

const photos = (count: number): string => (count === 1 ? '1 photo' : `${count} photos`);

export const photosCopy = {
  count: photos,
  label: 'Photos',
  field: {
    hint: 'A photo says more than ten lines. Up to 8; only Local Pros who get your job see them.',
    take: 'Take a photo',
    choose: 'Choose photos',
    drop: 'Or drop them here, or paste them.',
    text: 'What it shows',
    textHint: 'One sentence, if you like. People who cannot see the photo hear it.',
    drag: 'Drag to another place',
    earlier: (place: number) => `Move photo ${place} earlier`,
    later: (place: number) => `Move photo ${place} later`,
    remove: (place: number) => `Remove photo ${place}`,
    moved: (place: number, total: number) => `The photo is number ${place} of ${total} now`,
    removed: 'The photo was removed',
    preparing: 'Getting it ready',
    noPreview: 'No preview here',
    sending: (percent: number) => `Sending, ${percent}%`,
    sent: 'Sent',
    again: 'Send again',
    failed: 'Did not arrive',
    full: 'A job has at most 8 photos: the others were left out.',
  },
  refused: {
    empty: sentences.fileEmpty,
    large: sentences.photoTooLarge,
    type: sentences.photoWrongType,
    changed: 'This file was changed or removed meanwhile. Please choose it again.',
    twice: 'This photo is here already.',
  },
  notUsable: (count: number) =>
    count === 1
      ? 'One of your photos cannot be used. Remove it or choose another one, then post your job.'
      : `${photos(count)} cannot be used. Remove them or choose others, then post your job.`,
};
