import { useTown } from '../../marketplace/catalogue/use-town.ts';

/** Where a post code is, as it is being typed. */
export function TownSaid({ postcode }: { postcode: string }) {
  const { town, isLooking } = useTown(postcode);
  return (
    <p role="status" aria-busy={isLooking || undefined} className="text-ink-soft empty:hidden">
      {town}
    </p>
  );
}
