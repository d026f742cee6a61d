import type * as z from 'zod/mini';
import { agreementWords as words } from '../../../contract/agreement-words.ts';
import type { Agreement } from '../../../contract/agreements.ts';
import { brand } from '../../../contract/brand.ts';
import type { Extras } from '../../../contract/extras.ts';
import { extraWords } from '../../../contract/extra-sum-words.ts';
import { JOB_ROWS } from '../../../contract/job-words.ts';
import { SPECIFIC_DATE } from '../../../contract/words.ts';
import { longDay, longMoment } from '../../platform/london.ts';
import type { Paper, Part, Row, Section } from '../../platform/papers/paper.ts';
import { dayInWords, priceParts } from './detail-parts.ts';
import { extrasParts } from './extras-parts.ts';
import { paperWords } from './paper-words.ts';

type Agreed = z.input<typeof Agreement>;
type Drawn = { agreement: Agreed; extras: z.input<typeof Extras>; now: Date; address: string };

/** What was agreed on as a paper, part by part as on its page, with what came since beside it. */
export function agreementPaper({ agreement, extras, now, address }: Drawn): Paper {
  const { jobNumber, madeAt } = agreement;
  const title = paperWords.agreementOn(jobNumber);
  return {
    title,
    from: brand.name,
    heading: words.title,
    under: [words.made(jobNumber, longMoment(new Date(madeAt))), paperWords.asOf(longDay(now))],
    sections: [
      sides(agreement),
      price(agreement),
      { heading: extraWords.heading, parts: extrasParts(extras) },
      work(agreement),
      { heading: words.terms.heading, parts: words.terms.each.map(said) },
      cancelling(agreement),
      {
        heading: words.proof.heading,
        parts: [said(words.proof.note), said(`${words.proof.label}: ${agreement.hash}`)],
      },
    ],
    foot: paperWords.foot(title),
    shownAt: address,
    madeAt: now,
  };
}

const said = (text: string): Part => ({ is: 'text', text });

const sides = ({ customer, business }: Agreed): Section => ({
  heading: words.sides.heading,
  parts: [
    {
      is: 'rows',
      rows: [
        [words.sides.customer, customer?.name ?? words.nobody.customer],
        [words.sides.business, business?.name ?? words.nobody.business],
      ],
    },
  ],
});

const price = ({ cost, rate_type, business }: Agreed): Section => ({
  heading: words.price.heading,
  parts: priceParts({
    label: words.price.sum,
    cost,
    rate_type,
    comments: business?.comments ?? null,
    detail: business?.detail ?? null,
  }),
});

function work(agreement: Agreed): Section {
  const { customer, service, town, job_type } = agreement;
  const place = [customer?.location, town].filter(Boolean).join(', ');
  const rows: Row[] = [
    [JOB_ROWS.service, service],
    [JOB_ROWS.location, place],
    [JOB_ROWS.property, job_type],
    [JOB_ROWS.urgency, urgencyOf(agreement)],
  ];
  if (!customer) return { heading: words.work.heading, parts: [{ is: 'rows', rows }, said(words.work.gone)] };
  rows.push([JOB_ROWS.description, customer.description]);
  for (const { label, value } of customer.answers) rows.push([label, value]);
  const photos = customer.photos.length;
  if (photos > 0) rows.push([paperWords.photos, paperWords.photosOf(photos)]);
  return { heading: words.work.heading, parts: [said(customer.title), { is: 'rows', rows }] };
}

const urgencyOf = ({ target_job_done: urgency, targetCompletionDatetime: at }: Agreed): string =>
  urgency === SPECIFIC_DATE && at ? longDay(new Date(at)) : urgency;

/** The right as it stands when the paper is drawn. */
function cancelling({ cancelling: { until, right } }: Agreed): Section {
  const stands = words.cancelling.right[right](dayInWords(until));
  const isLeft = right === 'free' || right === 'for what is done';
  const all = isLeft ? [stands, words.cancelling.how, words.cancelling.who] : [stands, words.cancelling.who];
  return { heading: words.cancelling.heading, parts: all.map(said) };
}
