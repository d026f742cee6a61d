import { brand } from '../../contract/brand.ts';
import { pageWords } from './page-words.ts';
import { shellCopy } from './shell.copy.ts';
import { uiCopy } from './ui.copy.ts';

const GO_ON = 'Go on with it';

export const postJobCopy = {
  title: shellCopy.postJob,
  step: 'Step',
  onlyCustomers: 'Only customers can post jobs.',
  notHere: 'You are logged in as a business or an admin. Log out to post a job as a customer.',
  needsScript: 'Please turn on JavaScript to post a job, or call us.',
  optional: 'You can leave out what you do not know.',
  what: {
    heading: 'What needs doing?',
    label: 'Service',
    hint: 'Type a word or two, for example "tap" or "fence".',
    placeholder: 'Find a service',
    like: (text: string) => `You wrote "${text}". Is it one of these?`,
    nothingLike: (text: string) => `We found nothing for "${text}". Please choose a service below.`,
    trades: 'Or look in a trade',
    ofTrade: (trade: string) => `Services in ${trade}`,
  },
  begun: {
    heading: 'You have begun a job',
    question: (job: string) => `You have begun a job: ${job}. Go on with it, or begin with your new search?`,
    job: (work: string, place: string) => (place ? `${work} in ${place}` : work),
    search: (job: string) => `Your new search: ${job}.`,
    place: (postcode: string) => `a job in ${postcode}`,
    warning: 'If you begin with your new search, what you have written so far is removed.',
    keep: GO_ON,
    renew: 'Begin with your new search',
  },
  whose: {
    heading: 'Go on with the draft on this device?',
    said: 'A job was begun here by somebody who was not logged in as you. If it is yours, go on with it.',
    warning: 'If you start afresh, it is removed from this device with its photos.',
    goOn: GO_ON,
    begin: 'Start afresh',
  },
  keptHere: {
    said: 'A job was posted or begun in another tab. What you wrote here is kept. Go on with it as another job, or begin a new one.',
    goOn: GO_ON,
    begin: 'Begin a new job',
  },
  soFar: {
    heading: 'Your job so far',
    none: 'Your answers will stand here. You can change each of them until you post the job.',
    change: ' (change)',
  },
  whoSees: {
    heading: 'Who sees this',
    each: [
      {
        sign: 'pros',
        who: 'Local Pros near you who do this work',
        what: 'What you write, your photos, your name, and the district and town.',
      },
      {
        sign: 'interested',
        who: 'A Local Pro who is interested',
        what: 'Your mobile number, too. You see who has it.',
      },
      {
        sign: 'accepted',
        who: 'The one whose quote you accept',
        what: 'Your number and your full post code.',
      },
      { sign: 'nobody', who: 'None of them', what: 'Your e-mail address.' },
    ],
  } as const,
  details: { heading: 'About the work' },
  property: { heading: 'What kind of property is it?', label: 'Property' },
  when: {
    heading: 'When should it be done?',
    label: 'Urgency',
    specificDate: 'Specific date',
    date: 'Date',
    dateHint: 'A date in the future, within two years. Today still counts.',
  },
  where: {
    heading: 'Where is the work?',
    label: 'Post code',
    hint: 'For example, SE1 7PB. Until you accept a quote, Local Pros see only the district and the town.',
    found: (town: string) => `That is in ${town}.`,
  },
  description: {
    heading: 'Describe the job in your own words',
    title: 'Title',
    titleHint: 'For example, "Kitchen tap drips day and night".',
    description: 'Description',
    descriptionHint:
      'What is wrong or wanted, how big it is, and how to get to it. Leave out phone numbers: they are hidden.',
  },
  clarity: {
    label: 'How clear it is',
    levels: ['Too short to put a price on', 'A start', 'Getting clear', 'Clear', 'Very clear'],
    tips: {
      title: 'Use a few words in the title.',
      some: 'Say a little more about what is wrong or wanted.',
      more: 'Say since when, what you have tried, or how to get to it.',
      size: 'Add a size, a number or an age, such as "about 3 metres".',
    },
    done: 'A Local Pro can picture this.',
  },
  contact: {
    heading: 'Your contact details',
    name: 'Name',
    email: 'Email',
    mobile: 'Mobile number',
    lead: 'Local Pros near you see your name. Your number goes to one of them only when they are interested in your job, or when you accept their quote.',
    who: 'Have you been here before?',
    isNew: 'I am new here',
    isKnown: 'I have an account',
    register: 'Register so that the quotes reach you. What you have written stays here.',
    logInHeading: 'Log in',
    logIn: 'Log in so that the quotes reach you. What you have written stays here.',
  },
  check: {
    heading: 'Check your answers',
    lead: 'Local Pros near you will see this, your name included, but for what says otherwise. Contact details in your own words are hidden, too.',
    notes: {
      email: 'Never shown.',
      mobile: 'Shown to a Local Pro who is interested, or whose quote you accept.',
      location: 'Shown in full only to the Local Pro whose quote you accept.',
    },
    change: 'Change',
    service: 'Service',
    property: 'Property',
    urgency: 'Urgency',
    location: 'Location',
    title: 'Title',
    description: 'Description',
    hidden: 'Contact details in it stay hidden until a Local Pro is interested, or you accept their quote.',
    notAnswered: 'Not answered',
    send: 'Post Job',
    sending: 'Posting your job',
    again: uiCopy.tryAgain,
    kept: 'Nothing is lost: your answers are still here.',
    logIn: 'Log in to post your job',
    loggedOut: 'You have been logged out. Log in again: your answers are still here.',
    postedBefore:
      'This job has already been posted, as you first sent it. You find it among your jobs. Do you want to post the changed one as another job?',
    toJobs: 'My jobs',
    asAnother: 'Post as another job',
  },
  posted: {
    title: 'Your job has been posted',
    number: 'Job number',
    next: 'What happens next',
    inJobs: 'Your jobs say how many Local Pros near you have got this one.',
    haveIt: (count: number) => (count === 1 ? '1 Local Pro has it now' : `${count} Local Pros have it now`),
    others: (count: number) => (count === 1 ? 'And 1 more near you.' : `And ${count} more near you.`),
    steps: [
      { title: 'They look at your job', text: 'Those who are interested may call you or write to you here.' },
      { title: 'Quotes come in', text: 'We tell you as soon as a quote comes in.' },
      { title: 'You choose', text: 'You compare the quotes and accept the one you like best.' },
    ],
    toJobs: 'See my jobs',
    another: shellCopy.postJob,
  },
};

const OF_POSTING = `Tell ${brand.name} what needs doing. Local Pros near you see it and send you their quotes. It is free.`;

export const postJobPages = {
  post: pageWords(postJobCopy.title, OF_POSTING),
  posted: pageWords(postJobCopy.posted.title, OF_POSTING),
};
