import { useQueryClient } from '@tanstack/react-query';
import type { WorkCategory } from '../../contract/catalogue.ts';
import { catalogueQuery, serviceNamesOf } from '../marketplace/catalogue/catalogue.ts';
import { useRouterContext } from '../router-context.ts';

/**
 * What the browser offers while somebody types. Written as text and left alone by the hydration, which has no
 * need of the 325 names: as elements and as data of the page they took half the time of drawing it.
 */
export function ServiceNames({ id }: { id: string }) {
  const { api } = useRouterContext();
  const categories = useQueryClient().getQueryData<WorkCategory[]>(catalogueQuery(api).queryKey) ?? [];
  const options = serviceNamesOf(categories).map((name) => `<option value="${escaped(name)}">`);
  return (
    // oxlint-disable-next-line react/no-danger, jsx-a11y/control-has-associated-label -- escaped below; its field has the label
    <datalist id={id} dangerouslySetInnerHTML={{ __html: options.join('') }} suppressHydrationWarning />
  );
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
