import { Check } from 'lucide-react';

/** Short facts, each with a tick. */
export const Ticks = ({ points }: { points: readonly string[] }) => (
  <ul className="grid gap-2.5">
    {points.map((point) => (
      <li key={point} className="flex gap-2.5">
        <Check className="mt-0.5 shrink-0 text-link" size={20} aria-hidden />
        {point}
      </li>
    ))}
  </ul>
);
