import { type FormEvent, useState } from 'react';
import { fieldSentences } from '../../../../contract/copy.ts';
import type { OwnStartingPrices } from '../../../../contract/starting-prices.ts';
import { businessSettingsCopy } from '../../../copy/business-settings.copy.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { MoneyField } from '../../../ui/fields/money-field.tsx';
import { useOneAtATime } from '../../../ui/actions/use-one-at-a-time.ts';
import { useDraft } from '../../dashboard/use-draft.ts';
import { useCurrentBusiness } from '../../team/own-businesses.ts';
import { isPrice, typedPounds } from '../../prices/typed-pounds.ts';
import { useBusinessAct } from './use-business-act.ts';

const copy = businessSettingsCopy.starting;

type FormProps = OwnStartingPrices & { onDone: () => void };

/** A price for each service, or none; what was typed outlives a failure and a reload. */
export function StartingPricesForm({ prices, onDone }: FormProps) {
  const form = useForm(prices, onDone);
  return (
    <form method="post" noValidate className="grid gap-5" onSubmit={form.submit}>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        {prices.map(({ service }) => (
          <MoneyField
            key={service.id}
            name={service.id}
            label={service.name}
            value={form.draft[service.id] ?? ''}
            error={form.wrong.has(service.id) ? fieldSentences.cost : undefined}
            onChange={(event) => form.type(service.id, event.target.value)}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" working={form.isWorking && copy.saving}>
          {copy.save}
        </Button>
        <Button onClick={form.leave}>{copy.cancel}</Button>
      </div>
    </form>
  );
}

const NONE_WRONG: ReadonlySet<string> = new Set();

function useForm(prices: OwnStartingPrices['prices'], onDone: () => void) {
  const [before] = useState(() =>
    Object.fromEntries(prices.map(({ service, from }) => [service.id, from === null ? '' : String(from)])),
  );
  const { draft, change, clear } = useDraft<Record<string, string>>(
    `starting-prices:${useCurrentBusiness()?.id}`,
    before,
  );
  const [wrong, setWrong] = useState(NONE_WRONG);
  const leave = () => {
    clear();
    onDone();
  };
  const save = useBusinessAct({
    call: (api, given: Given[]) => api.setStartingPrices({ body: { prices: given } }),
    done: copy.saved,
    failed: copy.failed,
    onDone: leave,
  });
  const send = useOneAtATime(async (form: HTMLFormElement) => {
    const given = givenIn(prices, draft);
    const faulty = await notPrices(given);
    setWrong(new Set(faulty));
    if (faulty[0]) return form.querySelector<HTMLInputElement>(`[name="${faulty[0]}"]`)?.focus();
    return save.run(given);
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(event.currentTarget);
  };
  const type = (service: string, typed: string) => {
    setWrong(new Set([...wrong].filter((one) => one !== service)));
    change({ [service]: typed });
  };
  return { draft, wrong, type, submit, leave, isWorking: save.isWorking };
}

type Given = { service_id: string; from: number };

const givenIn = (prices: OwnStartingPrices['prices'], draft: Record<string, string>): Given[] =>
  prices
    .map(({ service }) => ({ service_id: service.id, typed: draft[service.id] ?? '' }))
    .filter(({ typed }) => typed.trim() !== '')
    .map(({ service_id, typed }) => ({ service_id, from: typedPounds(typed) }));

async function notPrices(given: readonly Given[]): Promise<string[]> {
  const fits = await Promise.all(given.map(({ from }) => isPrice(from)));
  return given.filter((_, place) => !fits[place]).map(({ service_id }) => service_id);
}
