import { type DemoJob, LEAK, SHOWER, SINK, TAP } from './demo-job.ts';
import { PAST_JOBS } from './past-jobs.ts';

/** Jobs that are active, with quotes and without, newest first. */
const OPEN_JOBS: DemoJob[] = [
  {
    key: 'ceiling-leak',
    by: 'Carl',
    service: LEAK,
    title: 'Water coming through the kitchen ceiling',
    description:
      'There is a wet patch under the bathroom and it drips when somebody showers. I have turned the water off at the stopcock. Somebody is at home all day.',
    photos: [
      { picture: 'damp-ceiling', says: 'It drips here when somebody showers. The bucket fills in an hour.' },
      { picture: 'dripping-stopcock', says: 'The stopcock under the stairs, now closed.' },
    ],
    postcode: 'SE1 9SG',
    property: 'terraced_house',
    urgency: 'asap',
    hoursAgo: 2,
    status: 'active',
  },
  {
    key: 'kitchen-tap',
    by: 'Carl',
    service: TAP,
    title: 'Kitchen mixer tap drips all night',
    description:
      'A single lever mixer, about ten years old. It drips however hard we close it. Happy to buy a new one.',
    photos: [{ picture: 'dripping-kitchen-tap', says: 'The mixer. It drips however hard we close it.' }],
    postcode: 'SE1 9SG',
    property: 'terraced_house',
    urgency: 'within_week',
    hoursAgo: 26,
    status: 'active',
    interested: [{ by: 'Anna', hoursAgo: 24 }],
    // After Anna's quote and before Bob's.
    changed: {
      field: 'urgency',
      before: { urgency: 'within_month', wanted_at: null },
      after: { urgency: 'within_week', wanted_at: null },
      hoursAgo: 19,
    },
    quotes: [
      {
        by: 'Anna',
        pounds: 95,
        rate: 'flat',
        comments: 'New cartridge and an hour on site. If the tap must go I will say so first.',
        status: 'pending',
        hoursAgo: 20,
        detail: {
          lines: [
            { kind: 'labour', text: 'Take the mixer apart', quantity: 1.25, unit: 'hour', unit_price: 54 },
            { kind: 'materials', text: 'Ceramic cartridge', quantity: 1, unit: 'item', unit_price: 27.5 },
          ],
          vat: 'included_20',
          included: 'Getting here, and a look at the stop cock.',
          not_included: 'A new mixer, if the body has cracked.',
          startsInDays: 2,
          validForDays: 30,
          duration: { count: 2, unit: 'hours' },
          deposit_percent: 0,
        },
      },
      {
        by: 'Bob',
        pounds: 48.5,
        rate: 'hourly',
        comments: 'I come after work, when you are at home. A cartridge is about £20.',
        status: 'pending',
        hoursAgo: 18,
        detail: {
          vat: 'not_registered',
          not_included: 'The cartridge.',
          startsInDays: 3,
          duration: { count: 2, unit: 'hours' },
        },
      },
    ],
    messages: [
      {
        with: 'Anna',
        sender: 'business',
        body: 'Is it the tap with the pull-out hose? Then I would bring the part.',
        hoursAgo: 23,
      },
      {
        with: 'Anna',
        sender: 'customer',
        body: 'No hose, just a plain one. Tomorrow morning would suit me.',
        hoursAgo: 22,
      },
    ],
  },
  {
    key: 'new-shower',
    by: 'Dana',
    service: SHOWER,
    title: 'Fit a thermostatic shower over the bath',
    description:
      'The bath has taps only. I would like a bar shower fitted, tiles are already up to the ceiling. I have the parts.',
    photos: [{ picture: 'bath-with-taps', says: 'The bath as it is, with taps only.' }],
    postcode: 'SW9 8PR',
    property: 'flat_or_maisonette',
    urgency: 'specific_date',
    inDays: 12,
    hoursAgo: 30,
    status: 'active',
    dismissedBy: ['Bob'],
  },
  {
    key: 'manchester-drain',
    by: 'Dana',
    service: SINK,
    title: 'Bath takes an hour to drain',
    description:
      "My mother's flat in Salford. The bath and the basin both drain slowly, plunger and cleaner did not help.",
    photos: [{ picture: 'slow-bath', says: 'The bath, half an hour after the plug was pulled.' }],
    postcode: 'M3 5DL',
    property: 'rental_or_hmo',
    urgency: 'within_month',
    hoursAgo: 50,
    status: 'active',
  },
  {
    key: 'switched-off',
    by: 'Dana',
    service: TAP,
    title: 'Tap job posted twice by mistake',
    description: 'This is the same job as my other one, posted a second time because the page was slow.',
    photos: [{ picture: 'dripping-kitchen-tap', says: 'The kitchen tap.' }],
    postcode: 'SW9 8PR',
    property: 'flat_or_maisonette',
    urgency: 'flexible',
    hoursAgo: 70,
    status: 'active',
    switchedOff: true,
  },
];

/** Jobs and quotes in every state. */
export const JOBS: DemoJob[] = [...OPEN_JOBS, ...PAST_JOBS];
