import { failureWords } from '../../contract/failure-words.ts';
import { calendarCopy } from './calendar.copy.ts';
import { savedRepliesCopy } from './saved-replies.copy.ts';
import { workingHoursCopy } from './working-hours.copy.ts';
import { WORK_TITLE } from './work-title.copy.ts';

/** The settings of both sides: the menu and the Personal panel. Spelling as specified. */
export const settingsCopy = {
  title: 'Settings',
  loading: 'Loading your settings',
  panels: {
    personal: 'Personal',
    business: 'Business',
    work: WORK_TITLE,
    team: 'Team',
    hours: workingHoursCopy.title,
    replies: savedRepliesCopy.title,
    calendar: calendarCopy.title,
    billing: 'Billing',
    notifications: 'Notifications',
    privacy: 'Privacy',
  },
  edit: 'Edit',
  cancel: 'Cancel',
  working: 'One moment',
  personal: {
    fullName: 'Full name',
    email: 'Email',
    phone: 'Phone',
    save: 'Save Changes',
    saving: 'Saving',
    saved: 'Profile updated successfully!',
    failed: 'Update failed!',
    broken: failureWords.broken,
  },
  picture: {
    choose: 'Choose a picture',
    hint: 'JPG, PNG or HEIF, at most 2 MB. A larger JPG or PNG is made smaller here.',
    remove: 'Remove',
    removing: 'Removing',
    opening: 'Opening the picture',
    notSaved: 'This picture is saved with your changes.',
    crop: {
      title: 'Crop your picture',
      note: 'Move the picture with your finger, the mouse or the arrow keys.',
      area: 'The part of the picture that is kept',
      zoom: 'Zoom',
      use: 'Use this picture',
      loading: 'Loading the picture',
    },
  },
  phone: {
    update: 'Update',
    updateLabel: 'Update phone',
    title: 'Update Phone',
    field: 'Mobile number',
    hint: '11 digits, beginning with 07.',
    submit: 'Update',
  },
};
