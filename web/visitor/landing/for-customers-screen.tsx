import { ShieldCheck } from 'lucide-react';
import { forCustomersCopy as copy } from '../../copy/for-customers.copy.ts';
import { homeCopy } from '../../copy/home.copy.ts';
import { buttonLook } from '../../ui/actions/button-look.ts';
import { SectionTitle } from '../../ui/layout/heading.tsx';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';
import done from '../home/pictures/done.avif?url';
import { HowItWorks } from '../how-it-works.tsx';
import { Landing } from './landing.tsx';
import { Questions, Ticks } from './parts.tsx';

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

/** The promise of the house: a number is given away by its owner's doing, never before. */
export function YourNumber() {
  const { heading, text, points } = homeCopy.number;
  return (
    <section
      aria-labelledby="number"
      className="grid gap-x-10 gap-y-4 rounded-card border border-tint-line bg-tint p-4 sm:p-8 lg:grid-cols-2"
    >
      <div className="grid content-start gap-3">
        <ShieldCheck className="text-link" size={32} strokeWidth={1.75} aria-hidden />
        <SectionTitle id="number">{heading}</SectionTitle>
        <p className="text-pretty">{text}</p>
      </div>
      <ul className="grid list-disc content-center gap-3 pl-5 text-pretty marker:text-link">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
