import { brand } from '../../contract/brand.ts';

/** What the name means, as a dictionary would say it. */
export function NamePlate() {
  if (!brand.meaning) return null;
  const { word, kind, sense } = brand.meaning;
  return (
    <p className="border-l-4 border-link pl-5">
      <dfn className="font-display text-xl not-italic">{word}</dfn>
      <span className="block text-sm text-ink-soft">{kind}</span>
      <span className="mt-1 block">{sense}</span>
    </p>
  );
}
