import { galleryCopy } from '../copy/gallery.copy.ts';
import { Button } from '../ui/actions/button.tsx';
import { Badge } from '../ui/display/badge.tsx';
import { Card } from '../ui/layout/card.tsx';
import { Disclosure } from '../ui/layout/disclosure.tsx';
import { StickyBar } from '../ui/layout/sticky-bar.tsx';
import { Tabs } from '../ui/navigation/tabs.tsx';
import { AdminParts } from './admin.tsx';
import { Part, State } from './specimen.tsx';

const { surface, choice } = galleryCopy;

export function Surfaces() {
  return (
    <>
      <Cards />
      <Part name="Disclosure">
        <State of="normal">
          <Disclosure summary={surface.more}>{surface.moreText}</Disclosure>
        </State>
        <State of="open">
          <Disclosure summary={surface.more} isOpen>
            {surface.moreText}
          </Disclosure>
        </State>
      </Part>
      <Places />
      <AdminParts />
      <Part name="StickyBar">
        <State of="normal">
          <StickyBar>
            <Button look="primary">{surface.next}</Button>
            <Button>{surface.back}</Button>
          </StickyBar>
        </State>
      </Part>
    </>
  );
}

const Cards = () => (
  <Part name="Card">
    <State of="plain">
      <Card>{surface.plain}</Card>
    </State>
    <State of="composed">
      <Sample title={surface.title} rows={surface.rows} />
    </State>
    <State of="chosen">
      <Sample title={surface.title} rows={surface.rows} isChosen />
    </State>
    <State of="long">
      <Sample title={surface.longTitle} rows={surface.longRows} />
    </State>
  </Part>
);

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

const Places = () => (
  <Part name="Tabs">
    <State of="normal" isWide>
      <Tabs label={surface.tabsLabel} tabs={surface.tabs} current="one" hrefOf={tabHref} />
    </State>
    <State of="chosen" isWide>
      <Tabs label={surface.longTabsLabel} tabs={surface.tabs} current="four" hrefOf={tabHref} />
    </State>
  </Part>
);

const tabHref = (tab: string) => `/gallery/surfaces?tab=${tab}`;
