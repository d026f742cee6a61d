import { leadsCopy } from '../../copy/leads.ts';
import { useDraft } from '../../marketplace/dashboard/use-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Refusal } from '../../ui/notice.tsx';
import type { useGoneLeads } from './use-gone-leads.ts';

const NO_MESSAGE = { message: '' };
const NO_PRICE = { cost: '', rate: '' };

/** A lead that went away while somebody was at it: said, with what they had written, so that nothing is lost. */
export function GoneLeads({ gone }: { gone: ReturnType<typeof useGoneLeads> }) {
  return gone.gone.map(({ id, title }) => (
    <GoneLead key={id} leadId={id} title={title} onClose={() => gone.dismiss(id)} />
  ));
}

type GoneLeadProps = { leadId: string; title: string; onClose: () => void };

function GoneLead({ leadId, title, onClose }: GoneLeadProps) {
  const written = useDraft(`message:${leadId}`, NO_MESSAGE);
  const priced = useDraft(`answer:${leadId}`, NO_PRICE);
  const { message } = written.draft;
  const cost = priced.draft.cost.trim();
  const price = cost && `${cost} ${priced.draft.rate}`;
  const close = () => {
    written.clear();
    priced.clear();
    onClose();
  };
  return (
    <div className="grid justify-items-start gap-3">
      <Refusal>
        <p className="font-semibold">{leadsCopy.gone.text(title)}</p>
        <p>{leadsCopy.gone.why}</p>
        {price && (
          <p className="mt-2">
            {leadsCopy.gone.price} {price}
          </p>
        )}
        {message && (
          <p className="mt-2 whitespace-pre-line">
            {leadsCopy.gone.kept} {message}
          </p>
        )}
      </Refusal>
      <Button onClick={close}>{leadsCopy.gone.close}</Button>
    </div>
  );
}
