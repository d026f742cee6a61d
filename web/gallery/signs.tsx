import { AlarmClock, BadgeCheck, CircleX } from 'lucide-react';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { useRouterContext } from '../router-context.ts';
import { Avatar } from '../ui/display/avatar.tsx';
import { Badge } from '../ui/display/badge.tsx';
import { Money } from '../ui/display/money.tsx';
import { RelativeTime } from '../ui/display/relative-time.tsx';
import { Stars } from '../ui/display/stars.tsx';
import { Notable } from '../ui/feedback/notice.tsx';
import { HeroTitle, SectionTitle, Title } from '../ui/layout/heading.tsx';
import { NamedSteps } from '../ui/navigation/named-steps.tsx';
import { Steps } from '../ui/navigation/steps.tsx';
import type { Cards } from './cards.tsx';
import { DAYS, HOURS } from './moved.ts';
import { PICTURE } from './samples.ts';

const { sign } = galleryCopy;

export const signs: Cards = {
  Headings: {
    normal: [
      <HeroTitle key="hero">{sign.hero}</HeroTitle>,
      <Title key="title">{sign.title}</Title>,
      <SectionTitle key="section">{sign.section}</SectionTitle>,
    ],
  },
  Badge: {
    normal: <Badge>{sign.badge.neutral}</Badge>,
    icon: [
      <Badge key="urgent" tone="urgent" icon={<AlarmClock aria-hidden />}>
        {sign.badge.urgent}
      </Badge>,
      <Badge key="good" tone="good" icon={<BadgeCheck aria-hidden />}>
        {sign.badge.good}
      </Badge>,
      <Badge key="bad" tone="bad" icon={<CircleX aria-hidden />}>
        {sign.badge.bad}
      </Badge>,
    ],
  },
  Avatar: {
    empty: <Avatar src={null} name={sign.name} />,
    picture: <Avatar src={PICTURE} name={sign.name} size={72} />,
    broken: <Avatar src="/assets/none.webp" name={sign.name} size={72} />,
  },
  RelativeTime: {
    normal: [0, 1, 2 * HOURS, 45 * DAYS, -3 * DAYS].map((minutes) => <Ago key={minutes} minutes={minutes} />),
    empty: <Ago minutes={null} />,
  },
  Money: {
    normal: [
      <Money key="whole" pounds={120} />,
      <Money key="pence" pounds={120.5} />,
      <Money key="rate" pounds={120} rate="Hourly" />,
    ],
    long: <Money pounds={12_345.67} rate="Flat" />,
  },
  Stars: {
    normal: [0, 2.5, 4.3, 5].map((value) => <Stars key={value} value={value} label={sign.stars(value)} />),
  },
  Steps: {
    normal: [1, 3, 7].map((current) => (
      <div key={current} className="relative py-3">
        <Steps current={current} total={8} label={sign.steps} />
      </div>
    )),
  },
  NamedSteps: {
    normal: [1, 2, 4].map((current) => (
      <NamedSteps key={current} current={current} steps={sign.namedSteps} label={sign.steps} />
    )),
  },
  Notable: { normal: <Notable>{sign.notable}</Notable> },
};

export function Ago({ minutes }: { minutes: number | null }) {
  const { now } = useRouterContext().site;
  const at = minutes === null ? null : new Date(Date.parse(now) - minutes * 60_000).toISOString();
  return <RelativeTime at={at} now={now} />;
}
