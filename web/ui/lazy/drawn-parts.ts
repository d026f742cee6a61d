import { pageRequest } from '../../page-request.ts';

const drawn = new WeakMap<object, Set<string>>();

/** On the server: the browser takes this part over too, and must have it before it begins. */
export function noteDrawn(name: string): void {
  const page = pageRequest();
  if (!page || !name) return;
  const names = drawn.get(page) ?? new Set();
  drawn.set(page, names.add(name));
}

/** The parts of the page that is being answered, outermost first. */
export function drawnParts(): string[] {
  const page = pageRequest();
  return page ? [...(drawn.get(page) ?? [])] : [];
}
