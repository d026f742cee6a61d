import { AlarmClock, BadgeCheck, CircleX } from 'lucide-react';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { Avatar } from '../ui/display/avatar.tsx';
import { Badge } from '../ui/display/badge.tsx';
import { HeroTitle, SectionTitle, Title } from '../ui/layout/heading.tsx';
import { Money } from '../ui/display/money.tsx';
import { RelativeTime } from '../ui/display/relative-time.tsx';
import { Stars } from '../ui/display/stars.tsx';
import { NamedSteps } from '../ui/navigation/named-steps.tsx';
import { Notable } from '../ui/feedback/notice.tsx';
import { Steps } from '../ui/navigation/steps.tsx';
import { Part, State } from './specimen.tsx';
import { useMoments } from './use-moments.ts';

const { sign } = galleryCopy;

export function Signs() {
  return (
    <>
      <Headings />
      <Badges />
      <Avatars />
      <Times />
      <Sums />
      <Part name="Stars">
        {[0, 2.5, 4.3, 5].map((value) => (
          <State key={value} of="normal">
            <Stars value={value} label={sign.stars(value)} />
          </State>
        ))}
      </Part>
      <Part name="Steps">
        {[1, 3, 7].map((current) => (
          <State key={current} of="normal">
            <div className="relative py-3">
              <Steps current={current} total={8} label={sign.steps} />
            </div>
          </State>
        ))}
      </Part>
      <Part name="NamedSteps">
        {[1, 2, 4].map((current) => (
          <State key={current} of="normal">
            <NamedSteps current={current} steps={sign.namedSteps} label={sign.steps} />
          </State>
        ))}
      </Part>
      <Part name="Notable">
        <State of="normal">
          <Notable>{sign.notable}</Notable>
        </State>
      </Part>
    </>
  );
}

const Headings = () => (
  <Part name="Headings">
    <State of="normal">
      <HeroTitle>{sign.hero}</HeroTitle>
    </State>
    <State of="normal">
      <Title>{sign.title}</Title>
    </State>
    <State of="normal">
      <SectionTitle>{sign.section}</SectionTitle>
    </State>
  </Part>
);

const Badges = () => (
  <Part name="Badge">
    <State of="normal">
      <Badge>{sign.badge.neutral}</Badge>
    </State>
    <State of="icon">
      <Badge tone="urgent" icon={<AlarmClock aria-hidden />}>
        {sign.badge.urgent}
      </Badge>
    </State>
    <State of="icon">
      <Badge tone="good" icon={<BadgeCheck aria-hidden />}>
        {sign.badge.good}
      </Badge>
    </State>
    <State of="icon">
      <Badge tone="bad" icon={<CircleX aria-hidden />}>
        {sign.badge.bad}
      </Badge>
    </State>
  </Part>
);

const Avatars = () => (
  <Part name="Avatar">
    <State of="empty">
      <Avatar src={null} name={sign.name} />
    </State>
    <State of="picture">
      <Avatar src="/apple-touch-icon.png" name={sign.name} size={72} />
    </State>
    <State of="broken">
      <Avatar src="/assets/none.webp" name={sign.name} size={72} />
    </State>
  </Part>
);

function Times() {
  const { now, before } = useMoments();
  return (
    <Part name="RelativeTime">
      {[0, 1, 120, 60 * 24 * 45, -60 * 72].map((minutes) => (
        <State key={minutes} of="normal">
          <RelativeTime at={before(minutes)} now={now} />
        </State>
      ))}
      <State of="empty">
        <RelativeTime at={null} now={now} />
      </State>
    </Part>
  );
}

const Sums = () => (
  <Part name="Money">
    <State of="normal">
      <Money pounds={120} />
    </State>
    <State of="normal">
      <Money pounds={120.5} />
    </State>
    <State of="normal">
      <Money pounds={120} rate="Hourly" />
    </State>
    <State of="long">
      <Money pounds={12_345.67} rate="Flat" />
    </State>
  </Part>
);
