import { billingCopy } from '../../copy/billing.copy.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { usePromoCode } from './use-purchase.ts';

const copy = billingCopy.purchase;

type PromoFieldProps = {
  code: string | null;
  onChange: (code: string | null) => void;
  promo: ReturnType<typeof usePromoCode>;
  /** What the server said of it with the rest. */
  error?: string | undefined;
};

/** A code and what it takes off; what was refused is said at the field. */
export const PromoField = ({ code, onChange, promo, error }: PromoFieldProps) => (
  <div className="grid gap-2">
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-44 flex-1">
        <TextField
          id="promo_code"
          name="promo_code"
          label={copy.promo}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code ?? ''}
          modifiers={CODE}
          onValue={(typed) => {
            onChange(typed === null ? null : `${typed}`);
            promo.typed();
          }}
          error={promo.refused ?? error}
        />
      </div>
      <Button onClick={promo.apply} working={promo.isWorking && copy.applying} disabled={code === null}>
        {copy.apply}
      </Button>
    </div>
    <p role="status" className="font-semibold text-good empty:hidden">
      {promo.offer &&
        `${copy.off(promo.offer.percentage)}. ${copy.firstPayment(promo.offer.discountedPrice)}`}
    </p>
  </div>
);

const CODE = ['trim', 'nullify'] as const;
