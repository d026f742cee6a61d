import type { ReactNode } from 'react';
import type { galleryCopy } from '../copy/gallery.copy.ts';
import type { Before } from './samples.ts';

export type CardInStates = {
  /** The name of its component. */
  name: string;
  /** It reaches from edge to edge of a page, and has the page's margins in it. */
  isWhole?: true;
  states: readonly (readonly [of: keyof typeof galleryCopy.states, draw: (before: Before) => ReactNode])[];
};
