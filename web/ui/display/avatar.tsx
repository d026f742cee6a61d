import { useState } from 'react';
import { initials } from './initials.ts';
import { pictureSources } from './picture-sources.ts';

type AvatarProps = {
  src: string | null | undefined;
  name: string;
  /** In pixels. */
  size?: number;
  /** Of a person, whose picture is round; that of a business has corners. */
  isFace?: boolean;
};

/** Beside the name that it belongs to, so it says nothing itself. Without a picture, the first letters of the name. */
export function Avatar({ src, name, size = 44, isFace = false }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!src || broken === src) return <Placeholder name={name} size={size} isFace={isFace} />;
  return (
    <img
      {...pictureSources(src)}
      sizes={`${size}px`}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      data-face={isFace || undefined}
      className="aspect-square shrink-0 rounded-[22%] bg-sunken object-cover data-face:rounded-full"
      onError={() => setBroken(src)}
      // It may have failed before the script was there to hear of it.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setBroken(src);
      }}
    />
  );
}

function Placeholder({ name, size, isFace }: { name: string; size: number; isFace: boolean }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 44 44"
      aria-hidden="true"
      focusable="false"
      data-placeholder
      className="shrink-0"
    >
      <rect
        x="0.5"
        y="0.5"
        width="43"
        height="43"
        rx={isFace ? 21.5 : 9.5}
        className="fill-tint stroke-tint-line"
      />
      <text x="22" y="28" textAnchor="middle" className="fill-link font-display text-[17px]">
        {initials(name)}
      </text>
    </svg>
  );
}
