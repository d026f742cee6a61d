import type { ReplyField } from '../../contract/saved-replies.ts';

const TITLE = 'Saved replies';
const ADD = 'Add a reply';
const REMOVE = 'Remove';

/** What a business writes again and again: in the settings, and beside a message that is being written. */
export const savedRepliesCopy = {
  title: TITLE,
  open: TITLE,
  /** The same on a phone. */
  openShort: 'Replies',
  loading: 'Loading your saved replies',
  list: 'Your saved replies',
  count: (count: number, most: number) => `${count} of ${most}`,
  empty: 'No saved replies yet.',
  emptyMore:
    'Save what you often write, such as when you can call. You insert it in a conversation and change it before you send it.',
  insertNote: 'The one you choose is put into your message. Nothing is sent.',
  save: 'Save as reply',
  manage: 'Change them in settings',
  add: ADD,
  edit: 'Edit',
  up: 'Move up',
  down: 'Move down',
  remove: REMOVE,
  actions: (name: string) => `Actions for ${name}`,
  form: {
    addTitle: ADD,
    changeTitle: 'Change this reply',
    name: 'Short name (optional)',
    nameHint: 'You find it by this. Customers do not see it.',
    body: 'Reply',
    bodyHint: 'What stands in braces is filled in when you insert the reply.',
    fields: 'Put in',
    submit: 'Save',
    added: 'Reply saved',
    changed: 'Reply changed',
  },
  removal: {
    title: 'Remove this reply?',
    note: 'Messages that you sent with it stay as they are.',
    confirm: REMOVE,
    done: 'Reply removed',
  },
};

/** What each field stands for, on the button that puts it in. */
export const fieldWords: Record<ReplyField, string> = {
  'first name': 'Customer’s first name',
  job: 'Job',
  'my name': 'My name',
};
