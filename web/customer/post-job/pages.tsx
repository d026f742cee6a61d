import type { ReactNode } from 'react';
import { Contact } from './contact.tsx';
import { Details } from './details.tsx';
import { Property } from './property.tsx';
import type { Question } from './steps.ts';
import { What, type PageProps } from './what.tsx';
import { When } from './when.tsx';
import { Where } from './where.tsx';
import { Words } from './words.tsx';

/** The fields of each page. */
export const PAGES: Record<Question, (props: PageProps) => ReactNode> = {
  what: (props) => <What {...props} />,
  details: ({ wizard }) => <Details wizard={wizard} />,
  property: ({ wizard }) => <Property wizard={wizard} />,
  when: ({ wizard }) => <When wizard={wizard} />,
  where: ({ wizard }) => <Where wizard={wizard} />,
  description: ({ wizard }) => <Words wizard={wizard} />,
  contact: () => <Contact />,
};
