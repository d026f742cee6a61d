import { homeCopy } from '../../copy/home.copy.ts';
import { SectionTitle } from '../../ui/layout/heading.tsx';
import { LaterPicture } from '../../ui/lazy/later-picture.tsx';
import compare from './pictures/compare.avif?url';
import done from './pictures/done.avif?url';
import say from './pictures/say.avif?url';

const { heading, each } = homeCopy.steps;

const PICTURES = [say, compare, done];

/** Three steps, each drawn. */
export const DrawnSteps = () => (
  <section aria-labelledby="steps" className="grid gap-6 max-sm:gap-2.5">
    <SectionTitle id="steps">{heading}</SectionTitle>
    <ol className="drawn-steps">
      {each.map(({ title, text }, place) => (
        <li key={title}>
          <LaterPicture src={PICTURES[place]} width={480} height={360} alt="" />
          <div>
            <h3>
              <span aria-hidden>{place + 1}</span> {title}
            </h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  </section>
);
