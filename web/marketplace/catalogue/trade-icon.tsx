import icons from './trade-icons.svg?url';

/** A work category that an operator adds gets the toolbox. */
const DRAWN = new Set(
  `plumbing heating-gas electrical renewables-ev building-extensions roofing-guttering carpentry-joinery
  kitchen-fitting bathroom-fitting painting-decorating plastering-rendering tiling flooring windows-doors
  bricklaying-stone driveways-paving gardening-landscaping tree-surgery fencing-gates-decking
  drains-damp-insulation locks-security-aerials handyman cleaning pest-control removals-clearance`.split(
    /\s+/,
  ),
);

/** Whether there are drawings of it. */
export const isDrawnTrade = (slug: string): boolean => DRAWN.has(slug);

/** One file holds the drawings: 25 of them in the page were a quarter of it. */
export function TradeIcon({ slug }: { slug: string }) {
  return (
    <svg width="28" height="28" aria-hidden="true" focusable="false" className="fill-sign-fill">
      <use href={`${icons}#${isDrawnTrade(slug) ? slug : 'other'}`} />
    </svg>
  );
}
