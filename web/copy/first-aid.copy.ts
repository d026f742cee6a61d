const IN_NORTHERN_IRELAND = 'In Northern Ireland';

type FirstAid = { question: string; help: string; lines: { who: string; number: string }[] };

/**
 * By the slug of the trade. The numbers are those of the United Kingdom: the gas emergency services of Great Britain
 * and of Northern Ireland, 105 of Great Britain's network operators, and NIE Networks.
 */
const ofTrade: Record<string, FirstAid> = {
  plumbing: {
    question: 'Is water running?',
    help: 'Turn it off at the stop tap, clockwise. It is often under the kitchen sink, in a cupboard or by the front door. Keep away from sockets and switches that got wet.',
    lines: [],
  },
  'heating-gas': {
    question: 'Do you smell gas?',
    help: 'Open the windows, touch no switch, light nothing, go outside and ring at once, day or night. It is free.',
    lines: [
      { who: 'Gas emergency', number: '0800 111 999' },
      { who: IN_NORTHERN_IRELAND, number: '0800 002 001' },
    ],
  },
  electrical: {
    question: 'Sparks, a burning smell, or a shock?',
    help: 'Switch everything off at the fuse box if you can reach it safely, and touch nothing that is wet or warm. In danger, ring 999. If the whole street is dark, ring the network.',
    lines: [
      { who: 'Power cut', number: '105' },
      { who: IN_NORTHERN_IRELAND, number: '03457 643 643' },
    ],
  },
};

/** What to do until somebody comes, as the emergency services and networks say it. */
export const firstAidCopy = { ofTrade };
