import { EllipsisVertical } from 'lucide-react';
import type { ToggleEvent } from 'react';
import { InnerLink } from '../navigation/inner-link.tsx';
import { useDetailsMenu } from './use-details-menu.ts';
import './second-click.ts';

type MenuItem = {
  label: string;
  /** `bad` for what cannot be taken back. */
  tone?: 'bad' | undefined;
} & ({ run: () => void; href?: undefined } | { href: string; run?: undefined });

export type MenuItems = readonly MenuItem[];

type ActionMenuProps = {
  label: string;
  items: MenuItems;
  /** Where the button stands at the foot of the screen. */
  opensUp?: boolean;
};

/** What can be done with one row, behind one button. It opens in place; Tab leads through it, Escape closes it. */
export function ActionMenu({ label, items, opensUp = false }: ActionMenuProps) {
  const { leave, details } = useDetailsMenu();
  return (
    <details
      {...details}
      onToggle={intoView}
      className="group/menu relative inline-block align-top text-left"
    >
      <summary
        aria-label={label}
        className="grid size-11 cursor-pointer list-none place-items-center rounded-field text-ink-soft group-open/menu:bg-sunken hover:bg-sunken hover:text-ink [&::-webkit-details-marker]:hidden"
      >
        <EllipsisVertical size={20} aria-hidden />
      </summary>
      <ul
        data-up={opensUp || undefined}
        className="absolute right-0 z-20 mt-1 data-up:bottom-full data-up:mt-0 data-up:mb-1 grid w-max max-w-[calc(100vw-2rem)] min-w-44 rounded-card border border-rim bg-surface py-1 text-base shadow-float"
      >
        {items.map((item) => (
          <li key={item.label}>
            <Item {...item} onDone={leave} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Of a row at the foot of the window the menu opens below it: the window follows. */
const intoView = ({ currentTarget: menu }: ToggleEvent<HTMLDetailsElement>) => {
  if (menu.open) menu.lastElementChild?.scrollIntoView({ block: 'nearest' });
};

const ITEM =
  'flex min-h-11 w-full items-center px-4 py-2 text-left text-ink -outline-offset-2 hover:bg-tint data-[tone=bad]:text-refusal';

function Item({ label, tone, href, run, onDone }: MenuItem & { onDone: () => void }) {
  if (href !== undefined)
    return (
      <InnerLink href={href} className={ITEM}>
        {label}
      </InnerLink>
    );
  const onClick = () => {
    onDone();
    run();
  };
  return (
    <button type="button" data-tone={tone} className={ITEM} onClick={onClick}>
      {label}
    </button>
  );
}
