import type { ComponentProps } from 'react';

type LaterPictureProps = Omit<ComponentProps<'img'>, 'loading'> &
  Required<Pick<ComponentProps<'img'>, 'alt'>>;

/**
 * A picture below the first screen. Browsers ask even for lazy ones a screen or two ahead, so on a phone it would share
 * the line with the typeface; it is asked for after the first paint (base.css, late-start.ts). The look keeps its place.
 */
export const LaterPicture = ({ alt, ...picture }: LaterPictureProps) => (
  <span data-later-picture>
    <img {...picture} alt={alt} loading="lazy" />
  </span>
);
