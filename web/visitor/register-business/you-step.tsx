import { useRouter } from '@tanstack/react-router';
import type { Chosen } from '../../marketplace/billing/chosen.ts';
import { goToProvider, untilThisPageGoes } from '../../marketplace/billing/go-to-provider.ts';
import { PreviewFolded } from './parts-later.tsx';
import type { WizardParts } from './wizard-parts.ts';
import { YouForm } from './you-form.tsx';

type YouStepProps = { wizard: WizardParts; chosen: Chosen };

/** The account leads on to the payment of its package. */
export function YouStep({ wizard, chosen }: YouStepProps) {
  const router = useRouter();
  const goOn = ({ redirect_url }: { redirect_url: string | null }) => {
    // What was chosen is kept until it is paid: who turns back there finds it again.
    if (redirect_url && goToProvider(redirect_url)) return untilThisPageGoes();
    // The account is there; a payment that could not begin is begun from the package's own page.
    return router.navigate({ href: `/register/packages/${chosen.package}`, replace: true });
  };
  return (
    <YouForm purchase={sent(chosen)} onDone={goOn} onRefused={wizard.refuse}>
      <PreviewFolded />
    </YouForm>
  );
}

const sent = (chosen: Chosen): Chosen => ({ ...chosen, promo_code: chosen.promo_code?.trim() || null });
