import type { Area } from './area.ts';
import { flat, isSame, type Named } from './survivors.ts';

type Lists = { areas: Record<string, Area>; named: readonly Named[] };
/** The text of a file, or nothing if there is no such file. */
type TextOf = (file: string) => string | undefined;

/** What the lists name and the sources do not have, or not any more: a sentence for each. */
export const lostPlaces = ({ areas, named }: Lists, textOf: TextOf): string[] => [
  ...Object.entries(areas).flatMap(([name, area]) => lostFilesOf(name, area, textOf)),
  ...mutatedTwice(areas),
  ...named.flatMap((one, place) => {
    const fault = faultOf(one, { areas, named: named.slice(0, place) }, textOf);
    return fault ? [`${one.file}: ${fault}: ${one.was} → ${one.becomes}`] : [];
  }),
];

const lostFilesOf = (name: string, { mutate, tests }: Area, textOf: TextOf): string[] =>
  [...mutate, ...tests]
    .filter((file) => textOf(file) === undefined)
    .map((file) => `area ${name}: there is no ${file}`);

/** A survivor is named for its file, so two areas with one file would each have to let it live. */
function mutatedTwice(areas: Record<string, Area>): string[] {
  const files = Object.values(areas).flatMap(({ mutate }) => mutate);
  return files
    .filter((file, place) => files.indexOf(file) !== place)
    .map((file) => `${file} is mutated in two areas`);
}

function faultOf(one: Named, { areas, named }: Lists, textOf: TextOf): string | undefined {
  const text = textOf(one.file);
  if (text === undefined) return 'there is no such file';
  if (!Object.values(areas).some(({ mutate }) => mutate.includes(one.file))) return 'no area mutates it';
  if (!flat(text).includes(one.was)) return 'it has no such text';
  if (one.why.trim() === '') return 'no reason is given';
  return named.some((other) => isSame(one, other)) ? 'it is named twice' : undefined;
}
