import type { LucideIcon } from 'lucide-react';

/** A sign beside a word that says the same. Take the glyph itself from lucide-react, so that only it is loaded. */
export const Icon = ({ glyph: Glyph, size = 20 }: { glyph: LucideIcon; size?: number }) => (
  <Glyph className="shrink-0" size={size} aria-hidden />
);
