import { ShieldCheck } from 'lucide-react';
import { homeCopy } from '../../copy/home.copy.ts';

const { heading, brief } = homeCopy.number;

/** The promise about the number in one line; the page for customers says how it is kept. */
export const NumberLine = () => (
  <section aria-label={heading} className="number-line">
    <ShieldCheck size={24} aria-hidden />
    <p>
      <b>{brief.strong}</b> {brief.rest}
    </p>
  </section>
);
