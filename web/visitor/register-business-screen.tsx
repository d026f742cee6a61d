import { useChosen } from '../marketplace/billing/use-chosen.ts';
import type { Offers } from '../marketplace/billing/packages.ts';
import { readSearch } from './register-business/steps.ts';
import { Wizard } from './register-business/wizard.tsx';

type RegisterBusinessProps = {
  offers: Offers;
  /** What the address says. It is read here, since what a route reads with is sent along with every page. */
  asked: Record<string, unknown>;
};

/** The details of a business, and the package that was chosen before or is chosen here. */
export function RegisterBusinessScreen({ offers, asked }: RegisterBusinessProps) {
  const [chosen, choose] = useChosen(offers);
  return <Wizard search={readSearch(asked)} offers={offers} buying={{ chosen, choose }} />;
}
