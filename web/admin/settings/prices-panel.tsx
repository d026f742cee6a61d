import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type * as z from 'zod/mini';
import type { Package as PackageShape } from '../../../contract/packages.ts';
import { fieldSentences } from '../../../contract/copy.ts';
import { PACKAGE_PRICE } from '../../../contract/words.ts';
import { adminSettingsCopy } from '../../copy/admin-settings.copy.ts';
import { Answered } from '../../marketplace/dashboard/answered.tsx';
import { FailureSaid } from '../../marketplace/dashboard/failure-said.tsx';
import { useAct } from '../../marketplace/dashboard/use-act.ts';
import { useRouterContext } from '../../router-context.ts';
import { AskedAbout } from '../../ui/dialogs/asked-about.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { CardTitle } from '../../ui/layout/card-title.tsx';
import { Confirm } from '../../ui/dialogs/confirm.tsx';
import { Title } from '../../ui/layout/heading.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { pounds } from '../../copy/money.ts';
import { pricesList } from '../admin-lists.ts';
import { useTypedOver } from '../use-typed-over.ts';

type Package = z.output<typeof PackageShape>;

/** By the same bounds as the server. */
const isPackagePrice = (net: number): boolean => net >= PACKAGE_PRICE.min && net <= PACKAGE_PRICE.max;

const words = adminSettingsCopy.prices;
const UNTYPED = { net: null };

/** What the packages cost anybody who buys one from now on. */
export function PricesPanel() {
  const { api } = useRouterContext();
  const query = useQuery(pricesList(api));
  return (
    <div className="grid max-w-3xl gap-6">
      <Title>{adminSettingsCopy.panels.prices}</Title>
      <p>{words.note}</p>
      <Answered query={query} loading={words.loading}>
        {({ packages }) => packages.map((one) => <Price key={one.id} of={one} />)}
      </Answered>
    </div>
  );
}

function Price({ of }: { of: Package }) {
  const { fieldOf, isFaulty, save, submit, asked, setAsked } = usePriceChange(of);
  return (
    <Card>
      <form noValidate onSubmit={submit} aria-label={of.title} className="grid gap-4">
        <Paid of={of} />
        <div className="flex flex-wrap items-start gap-4">
          <div className="max-w-48 flex-1">
            <MoneyField
              label={words.net}
              {...fieldOf('net', of.net)}
              error={isFaulty ? fieldSentences.packagePrice : undefined}
            />
          </div>
          <SavePrice isWorking={save.isWorking} />
        </div>
        <FailureSaid failure={save.failure} />
      </form>
      {asked !== null && (
        <Confirm
          title={words.ask(of.title)}
          note={<AskedAbout note={words.note} facts={words.change(pounds(of.net), pounds(asked))} />}
          confirmLabel={words.confirm}
          isOpen
          isBusy={save.isWorking}
          onConfirm={() => void save.run(asked).then(() => setAsked(null))}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
}

/** Visitors see a new price within seconds, so it is asked about before it is sent. */
function usePriceChange(of: Package) {
  const [isFaulty, setFaulty] = useState(false);
  const [asked, setAsked] = useState<number | null>(null);
  const { typed, fieldOf, readAgain } = useTypedOver(`price:${of.id}`, UNTYPED);
  const save = useAct({
    name: 'changePackagePrice',
    call: (api, net: number) =>
      api.changePackagePrice({ params: { id: of.id }, body: { net } }).then(readAgain),
    reloads: [],
    done: words.saved,
    isSaidInCard: true,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const net = (typed.net ?? String(of.net)).trim();
    const isPrice = /^[0-9]{1,5}([.][0-9]{1,2})?$/.test(net) && isPackagePrice(Number(net));
    setFaulty(!isPrice);
    if (isPrice && Number(net) !== of.net) setAsked(Number(net));
  };
  return { fieldOf, isFaulty, save, submit, asked, setAsked };
}

/** Below the height of a label, so that it stays beside its field when that says what is wrong. */
const SavePrice = ({ isWorking }: { isWorking: boolean }) => (
  <div className="pt-7.5">
    <Button type="submit" look="primary" isBusy={isWorking}>
      {words.save}
    </Button>
  </div>
);

const Paid = ({ of }: { of: Package }) => (
  <div>
    <CardTitle>{of.title}</CardTitle>
    <p className="text-ink-soft tabular-nums">{paid(of)}</p>
  </div>
);

const paid = ({ price, net, vat }: Package) =>
  vat > 0 ? words.gross(pounds(price), pounds(net), pounds(vat)) : words.plain(pounds(price));
