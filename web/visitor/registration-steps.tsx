import { registrationStepsCopy } from '../copy/registration-steps.copy.ts';
import { NamedSteps } from '../ui/navigation/named-steps.tsx';

const { label, names } = registrationStepsCopy;
const STEPS = ['package', 'details', 'payment', 'done'] as const;

/** How far the registration of a business is; the payment is on its provider's page. */
export const RegistrationSteps = ({ at }: { at: (typeof STEPS)[number] }) => (
  <NamedSteps label={label} steps={STEPS.map((step) => names[step])} current={STEPS.indexOf(at) + 1} />
);
