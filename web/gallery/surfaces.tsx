import { adminCopy } from '../copy/admin.copy.ts';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { ActionMenu } from '../ui/actions/action-menu.tsx';
import { Button } from '../ui/actions/button.tsx';
import { Badge } from '../ui/display/badge.tsx';
import { Card } from '../ui/layout/card.tsx';
import { Disclosure } from '../ui/layout/disclosure.tsx';
import { StickyBar } from '../ui/layout/sticky-bar.tsx';
import { Pager } from '../ui/lists/pager.tsx';
import { Tabs } from '../ui/navigation/tabs.tsx';
import { type Cards, wide } from './cards.tsx';

const { surface, choice } = galleryCopy;
const tabHref = (tab: string) => `/gallery/surfaces?tab=${tab}`;
const here = () => '#surfaces';

const ITEMS = [
  { label: surface.next, run: () => undefined },
  { label: surface.back, tone: 'bad' as const, run: () => undefined },
];

export const surfaces: Cards = {
  Card: {
    plain: <Card>{surface.plain}</Card>,
    composed: <Sample title={surface.title} rows={surface.rows} />,
    chosen: <Sample title={surface.title} rows={surface.rows} isChosen />,
    long: <Sample title={surface.longTitle} rows={surface.longRows} />,
  },
  Disclosure: {
    normal: <Disclosure summary={surface.more}>{surface.moreText}</Disclosure>,
    open: (
      <Disclosure summary={surface.more} isOpen>
        {surface.moreText}
      </Disclosure>
    ),
  },
  Tabs: wide({
    normal: <Tabs label={surface.tabsLabel} tabs={surface.tabs} current="one" hrefOf={tabHref} />,
    chosen: <Tabs label={surface.longTabsLabel} tabs={surface.tabs} current="four" hrefOf={tabHref} />,
  }),
  Pager: wide({ normal: <Pager page={5} pages={9} hrefOf={here} words={adminCopy.pages} /> }),
  ActionMenu: { normal: <ActionMenu label={adminCopy.actions.of(surface.title)} items={ITEMS} /> },
  StickyBar: {
    normal: (
      <StickyBar>
        <Button look="primary">{surface.next}</Button>
        <Button>{surface.back}</Button>
      </StickyBar>
    ),
  },
};

type SampleProps = { title: string; rows: readonly { label: string; value: string }[]; isChosen?: boolean };

function Sample({ title, rows, isChosen }: SampleProps) {
  return (
    <Card.Outer isChosen={isChosen}>
      <Card.Head>
        <h3 className="font-display text-xl leading-snug">{title}</h3>
        <Badge tone="urgent">{choice.times[0]?.label}</Badge>
      </Card.Head>
      <Card.Body>
        <Card.Rows items={rows} />
      </Card.Body>
      <Card.Actions>
        <Button look="primary">{surface.accept}</Button>
        <Button>{surface.decline}</Button>
      </Card.Actions>
    </Card.Outer>
  );
}
