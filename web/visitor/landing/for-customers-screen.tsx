import { forCustomersCopy as copy } from '../../copy/for-customers.copy.ts';
import { homeCopy } from '../../copy/home.copy.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { InnerLink } from '../../ui/inner-link.tsx';
import done from '../home/pictures/done.avif?url';
import { HowItWorks } from '../how-it-works.tsx';
import { YourNumber } from '../your-number.tsx';
import { Landing } from './landing.tsx';
import { Questions } from './questions.tsx';
import { Ticks } from './ticks.tsx';

/** For somebody with a job to be done who has not heard of us. */
export const ForCustomersScreen = () => (
  <Landing>
    <Landing.Opening title={copy.title} lead={copy.lead} way={<PostAJob />}>
      <Landing.Beside id="have" heading={copy.have.heading} picture={done}>
        <Ticks points={copy.have.points} />
      </Landing.Beside>
    </Landing.Opening>
    <HowItWorks steps={homeCopy.steps} />
    <YourNumber />
    <Questions {...copy.questions} />
    <Landing.End {...copy.end} way={<PostAJob />} />
  </Landing>
);

const PostAJob = () => (
  <InnerLink href="/post-job" className={buttonLook('primary')}>
    {copy.post}
  </InnerLink>
);
