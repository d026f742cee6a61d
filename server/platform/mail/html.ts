/** Text that may stand in an HTML page as it is. */
export type Html = { readonly html: string };

/** An HTML template; everything put into it is escaped unless it is itself Html. */
export function html(parts: TemplateStringsArray, ...values: (string | Html | Html[])[]): Html {
  const filled = values.map((value) => {
    if (typeof value === 'string') return escape(value);
    return Array.isArray(value) ? value.map((one) => one.html).join('') : value.html;
  });
  return { html: parts.map((part, index) => part + (filled[index] ?? '')).join('') };
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
