import { directoryCopy } from '../../copy/directory.copy.ts';
import type { Trade } from '../../marketplace/catalogue/catalogue.ts';
import { TradeRoll } from '../../marketplace/catalogue/trade-roll.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SectionTitle, Title } from '../../ui/heading.tsx';
import { Page } from '../../ui/page.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Crumbs, wayTo } from './crumbs.tsx';
import { PostcodeField } from './search-form.tsx';

const copy = directoryCopy.trades;

/** Where the directory begins: a trade and a post code, or a look at all trades. */
export const TradesScreen = ({ trades }: { trades: Trade[] }) => (
  <Page>
    <div className="grid gap-10 py-6 sm:py-8">
      <div className="grid gap-6">
        <Crumbs way={wayTo()} />
        <div className="grid max-w-2xl gap-2">
          <Title>{copy.title}</Title>
          <p className="text-lg text-pretty text-ink-soft">{copy.lead}</p>
        </div>
        <Card>
          <Search trades={trades} />
        </Card>
      </div>
      <section aria-labelledby="trades" className="grid gap-4">
        <SectionTitle id="trades">{copy.all}</SectionTitle>
        <TradeRoll trades={trades} />
      </section>
    </div>
  </Page>
);

const Search = ({ trades }: { trades: Trade[] }) => (
  <form
    action="/trades"
    method="get"
    role="search"
    aria-label={directoryCopy.search.heading}
    className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]"
  >
    <SelectField
      name="trade"
      label={directoryCopy.search.trade}
      placeholder={directoryCopy.search.chooseTrade}
      required
      options={trades.map(({ slug, name }) => ({ value: slug, label: name }))}
    />
    <PostcodeField typed={{ postcode: '' }} />
    <Button look="primary" type="submit">
      {directoryCopy.search.submit}
    </Button>
  </form>
);
