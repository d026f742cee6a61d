import { brand } from '../../contract/brand.ts';
import type { Package } from '../../contract/packages.ts';
import type { RecentReview } from '../../contract/recent-work.ts';
import { homeCopy } from '../copy/home.copy.ts';
import type { Trade } from '../marketplace/catalogue/catalogue.ts';
import { SiteFrame } from '../shell/site-frame.tsx';
import { HeroTitle } from '../ui/heading.tsx';
import { Page } from '../ui/page.tsx';
import { AskForm } from './ask-form.tsx';
import { ForTradespeople } from './for-tradespeople.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { NamePlate } from './name-plate.tsx';
import { RecentWork } from './recent-work.tsx';
import { TradesOnOffer } from './trades-on-offer.tsx';
import { YourNumber } from './your-number.tsx';

type HomeProps = { trades: Trade[]; reviews: RecentReview[]; cheapest: Package | null };

export function HomeScreen({ trades, reviews, cheapest }: HomeProps) {
  return (
    <SiteFrame>
      <Page>
        <div className="grid gap-14 py-8 sm:gap-20 sm:py-14">
          <Opening />
          <HowItWorks steps={homeCopy.steps} />
          <TradesOnOffer trades={trades} />
          <YourNumber />
          <RecentWork reviews={reviews} />
          <ForTradespeople cheapest={cheapest} />
        </div>
      </Page>
    </SiteFrame>
  );
}

function Opening() {
  return (
    <div className="grid items-end gap-x-12 gap-y-10 lg:grid-cols-[1fr_18rem]">
      <div className="grid gap-5">
        <HeroTitle>{brand.strapline}</HeroTitle>
        <p className="max-w-2xl text-lg leading-7 text-pretty text-ink-soft">{homeCopy.lead}</p>
        <AskForm />
      </div>
      <NamePlate />
    </div>
  );
}
