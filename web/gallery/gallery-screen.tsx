import { galleryCopy, galleryPage } from '../copy/gallery.ts';
import { ColourModeControl } from '../shell/colour-mode-control.tsx';
import { Title } from '../ui/heading.tsx';
import { Page } from '../ui/page.tsx';
import { accountCards } from './account-cards.tsx';
import { Buttons } from './buttons.tsx';
import { CardGroup } from './card-group.tsx';
import { Cards } from './cards.tsx';
import { Choices } from './choices.tsx';
import { deskCards } from './desk-cards.tsx';
import { deskLists } from './desk-lists.tsx';
import { Fields } from './fields.tsx';
import { firmCards } from './firm-cards.tsx';
import { Front } from './front.tsx';
import { privacyCards } from './privacy-cards.tsx';
import { QuietStates } from './quiet-states.tsx';
import { shellCards } from './shell-cards.tsx';
import { shopCards } from './shop-cards.tsx';
import { Signs } from './signs.tsx';
import { Surfaces } from './surfaces.tsx';
import { Talk } from './talk.tsx';

/** Everything that screens are made of. Not in production. */
export function GalleryScreen() {
  return (
    <main id="content" tabIndex={-1}>
      <Page>
        <div className="grid min-w-0 gap-12 py-12">
          <Opening />
          <Buttons />
          <Fields />
          <Choices />
          <Signs />
          <Surfaces />
          <QuietStates />
          <Talk />
          <Front />
          <Cards />
          <CardGroup name="shell" cards={shellCards} />
          <CardGroup name="shop" cards={shopCards} />
          <CardGroup name="account" cards={[...accountCards, ...privacyCards, ...firmCards]} />
          <CardGroup name="desk" cards={deskCards} />
          <CardGroup name="lists" cards={deskLists} />
        </div>
      </Page>
    </main>
  );
}

const Opening = () => (
  <div className="flex flex-wrap items-end justify-between gap-6">
    <div className="grid gap-2">
      <Title>{galleryCopy.title}</Title>
      <p className="text-ink-soft">{galleryPage.description}</p>
      <nav aria-label={galleryCopy.jump}>
        <ul className="flex flex-wrap gap-x-4">
          {Object.entries(galleryCopy.groups).map(([name, words]) => (
            <li key={name}>
              <a
                href={`#${name}`}
                className="flex min-h-11 items-center text-link underline underline-offset-2"
              >
                {words}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
    <ColourModeControl />
  </div>
);
