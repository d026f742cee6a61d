/** A generated page: heading, one sentence on where it comes from, then its parts. */
export function page(title: string, from: string, parts: readonly string[]): string {
  const origin = `<!-- Written by \`npm run docs\` from ${from}. Do not edit. -->`;
  return `${[`# ${title}`, origin, ...parts].join('\n\n')}\n`;
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}

export const code = (text: string) => `\`${text}\``;

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
