import { type ComponentProps, createElement } from 'react';

type DrawnIconProps = Omit<ComponentProps<'svg'>, 'strokeWidth'> & {
  size?: number;
  strokeWidth?: number;
  icon: { name: string; node: [tag: string, attributes: Record<string, string>][] };
};

/**
 * What the build puts into the place of lucide-react's own (tools/vite/single-icons.ts). How all icons are drawn stands
 * once in the style sheet, and not in each of the twenty icons of a page.
 */
// oxlint-disable-next-line import/no-default-export -- the library imports it so
export default function DrawnIcon({ icon, size = 24, className, children, ...rest }: DrawnIconProps) {
  const classes = `lucide lucide-${icon.name}${className ? ` ${className}` : ''}`;
  return createElement(
    'svg',
    { width: size, height: size, viewBox: '0 0 24 24', 'aria-hidden': true, ...rest, className: classes },
    icon.node.map(([tag, attributes]) => createElement(tag, attributes)),
    children,
  );
}
