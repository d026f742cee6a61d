import { fieldSentences } from '../../contract/copy.ts';
import { PROPERTY_WORDS, URGENCY_WORDS } from '../../contract/words.ts';
import type { ReactNode } from 'react';
import { forBusinessesCopy } from '../copy/for-businesses.copy.ts';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { homeCopy } from '../copy/home.copy.ts';
import type { JobToChange } from '../../contract/job-changes.ts';
import { ChangeForm } from '../customer/change-job/change-form.tsx';
import { AnswersGiven } from '../customer/post-job/answers-given.tsx';
import { details } from '../customer/post-job/details.tsx';
import { type JobDraft, EMPTY } from '../customer/post-job/draft.ts';
import { ErrorsOfPage } from '../marketplace/steps/errors-of-page.ts';
import { property } from '../customer/post-job/property.tsx';
import { SendTrouble } from '../customer/post-job/send-trouble.tsx';
import { ServicesToChoose } from '../customer/post-job/services-to-choose.tsx';
import type { Sending } from '../customer/post-job/use-send-job.ts';
import type { PostJobSearch } from '../customer/post-job/search.ts';
import type { Clash } from '../customer/post-job/use-known-draft.ts';
import type { WizardState } from '../customer/post-job/use-wizard.ts';
import { when } from '../customer/post-job/when.tsx';
import { where } from '../customer/post-job/where.tsx';
import { KeptHere } from '../customer/post-job/kept-here.tsx';
import { WhichJob } from '../customer/post-job/which-job.tsx';
import { WhoseDraft } from '../customer/post-job/whose-draft.tsx';
import { description } from '../customer/post-job/description.tsx';
import { BackLink } from '../ui/navigation/back-link.tsx';
import { HowItWorks } from '../visitor/how-it-works.tsx';
import { Questions } from '../visitor/landing/parts.tsx';
import { RegistrationSteps } from '../visitor/registration-steps.tsx';
import type { Cards } from './cards.tsx';
import { OwnIds } from './own-ids.tsx';
import { customer } from './people.ts';
import { jobToChange } from './samples.gen.ts';
import { resultPhotos } from './samples.ts';
import { CATALOGUE, SERVICE } from './trades.ts';
import { seenBy } from './world.tsx';

const { sample, list, field } = galleryCopy;
const ignore = () => undefined;
const never = () => Promise.resolve(undefined);

export const FILLED: JobDraft = {
  ...EMPTY,
  category_id: SERVICE.trade.id,
  service_id: SERVICE.id,
  answers: { water: sample.answer },
  job_type: PROPERTY_WORDS.detached_house,
  target_job_done: URGENCY_WORDS.asap,
  location: sample.winnerPlace,
  title: sample.longJob,
  description: sample.longDescription,
};

/** Somebody's answers so far; in the gallery nobody goes on from them. */
export const wizardWith = (draft: JobDraft): WizardState => ({
  isReady: true,
  draft,
  clash: null,
  whose: { accountId: '', isAsked: false, onSignIn: ignore, onGoOn: ignore, onBegin: ignore },
  service: SERVICE,
  questions: [],
  step: 'what',
  rules: {
    known: null,
    isMissing: false,
    fetch: () => Promise.resolve(null),
    fetchAhead: ignore,
    tryAgain: () => null,
    leave: ignore,
  },
  refused: {},
  change: ignore,
  goOn: never,
  refuse: () => false,
  goTo: never,
});

const clashWith = (search: PostJobSearch): Clash => ({
  arrival: { ...EMPTY, location: sample.winnerPlace },
  search,
  keep: ignore,
  renew: ignore,
});

const FAULTS = {
  job_type: fieldSentences.choose,
  target_job_done: fieldSentences.choose,
  location: fieldSentences.postcode,
  title: field.areaError,
  description: field.areaError,
};

const apart = (content: ReactNode) => seenBy(customer, <OwnIds>{content}</OwnIds>);

const asking = (draft: JobDraft, fieldErrors = {}) =>
  apart(
    <ErrorsOfPage value={fieldErrors}>
      <div className="grid gap-7">
        {[details, property, when, where, description].map(({ Page, fields }) => (
          <Page key={fields.join()} wizard={wizardWith(draft)} />
        ))}
      </div>
    </ErrorsOfPage>,
  );

const POSTED: JobToChange = {
  ...jobToChange,
  isTakenUp: false,
  target_job_done: URGENCY_WORDS.asap,
  title: sample.longJob,
  description: sample.longDescription,
  category_id: SERVICE.trade.id,
  service_id: SERVICE.id,
  service: { name: SERVICE.name },
  answers: [{ question_id: 'water', label: sample.question, value: sample.answer }],
  photos: [],
  can: ['change'],
};

const changing = (other: Partial<JobToChange>) =>
  seenBy(
    customer,
    <OwnIds>
      <ChangeForm job={{ ...POSTED, ...other }} />
    </OwnIds>,
    { catalogue: CATALOGUE },
  );

const sending = (trouble: Sending['trouble']): Sending => ({
  send: never,
  sendAsAnother: never,
  isWorking: false,
  trouble,
});

const which = (search: PostJobSearch) =>
  apart(<WhichJob wizard={wizardWith(FILLED)} clash={clashWith(search)} categories={CATALOGUE} />);

const choosing = (search: { category?: string; what?: string }) => (
  <OwnIds>
    <ServicesToChoose categories={CATALOGUE} search={search} onChoose={ignore} />
  </OwnIds>
);

/** The questions of the wizard, its check, and the steps that are told of beforehand. */
export const wizardCards: Cards = {
  'Details, Property, When, Where, Description': {
    filled: asking(FILLED),
    error: asking({ ...EMPTY, service_id: SERVICE.id }, FAULTS),
  },
  ServicesToChoose: {
    normal: choosing({ category: SERVICE.trade.slug }),
    several: choosing({ what: SERVICE.name }),
    empty: choosing({ what: sample.longCustomer }),
  },
  WhichJob: { normal: which({}), several: which({ what: sample.longCustomer }) },
  WhoseDraft: { normal: <WhoseDraft onGoOn={ignore} onBegin={ignore} /> },
  KeptHere: { normal: <KeptHere onGoOn={never} onBegin={never} /> },
  ChangeForm: {
    normal: changing({}),
    several: changing({ isTakenUp: true, photos: resultPhotos(1) }),
    refused: changing({ status: 'progress', can: [] }),
  },
  AnswersGiven: {
    filled: apart(<AnswersGiven wizard={wizardWith(FILLED)} />),
    empty: apart(<AnswersGiven wizard={wizardWith(EMPTY)} />),
  },
  SendTrouble: {
    failed: <SendTrouble sending={sending({ kind: 'said', sentence: list.failed })} />,
    refused: <SendTrouble sending={sending({ kind: 'postedBefore' })} />,
  },
  BackLink: { normal: apart(<BackLink href="/register/business?step=trade" />) },
  'RegistrationSteps, HowItWorks, Questions': {
    chosen: <RegistrationSteps at="details" />,
    normal: apart(<HowItWorks steps={homeCopy.steps} />),
    several: apart(<Questions {...forBusinessesCopy.questions} />),
  },
};
