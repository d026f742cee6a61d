import type { ReactNode } from 'react';
import { Contact } from './contact.tsx';
import { Details } from './details.tsx';
import { Property } from './property.tsx';
import type { Question } from './steps.ts';
import type { WizardState } from './use-wizard.ts';
import { When } from './when.tsx';
import { Where } from './where.tsx';
import { Words } from './words.tsx';
import { giveWayToFields } from '../../ui/give-way.ts';

if (!import.meta.env.SSR) giveWayToFields();

type LaterQuestion = Exclude<Question, 'what'>;
type LaterPageProps = { step: LaterQuestion; wizard: WizardState };

/** The fields of a page after the first; they come when the first is being answered. */
export const LaterPage = ({ step, wizard }: LaterPageProps) => PAGES[step](wizard);

const PAGES: Record<LaterQuestion, (wizard: WizardState) => ReactNode> = {
  details: (wizard) => <Details wizard={wizard} />,
  property: (wizard) => <Property wizard={wizard} />,
  when: (wizard) => <When wizard={wizard} />,
  where: (wizard) => <Where wizard={wizard} />,
  description: (wizard) => <Words wizard={wizard} />,
  contact: () => <Contact />,
};
