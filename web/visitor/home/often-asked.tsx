import type { PicturedService } from '../../../contract/demand.ts';
import { homeCopy } from '../../copy/home.copy.ts';
import { SectionTitle } from '../../ui/layout/heading.tsx';
import { LaterPicture } from '../../ui/lazy/later-picture.tsx';

const copy = homeCopy.often;

/** What people ask for most of what we can show: a picture of the work and where its price begins. */
export const OftenAsked = ({ services }: { services: PicturedService[] }) => (
  <section aria-labelledby="often" className="grid grid-cols-1 gap-5 max-sm:gap-2.5">
    <SectionTitle id="often">{copy.heading}</SectionTitle>
    <ul className="often-asked">
      {services.map(({ id, name, picture, guide }) => (
        <li key={id}>
          <a href={`/post-job?service=${id}`}>
            {/* The name below says what it shows. */}
            <LaterPicture src={picture} width={400} height={300} alt="" />
            <b>{name}</b>
            <small>{copy.price(guide)}</small>
          </a>
        </li>
      ))}
    </ul>
    <p className="text-sm text-ink-soft">{copy.behind(services.map(({ guide }) => guide))}</p>
  </section>
);
