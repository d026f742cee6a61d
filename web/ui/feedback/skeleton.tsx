type SkeletonProps = { lines?: number | undefined };

/** A card's shape while the card is on its way; what it is waiting for is said beside it. */
export function Skeleton({ lines = 3 }: SkeletonProps) {
  return (
    <div aria-hidden className="grid gap-4 rounded-card border border-line bg-surface p-4 sm:p-6">
      <Bar width="w-1/2" />
      {Array.from({ length: lines }, (_, place) => (
        <Bar key={place} width={place % 2 ? 'w-3/4' : 'w-full'} />
      ))}
    </div>
  );
}

const Bar = ({ width }: { width: string }) => (
  <span className={`h-4 animate-pulse rounded-chip bg-sunken motion-reduce:animate-none ${width}`} />
);
