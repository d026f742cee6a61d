import { cellsOf } from './cells.ts';
import { numberIn, type Outcome, rowOf } from './codes.ts';
import { fromGrid } from './osgb36.ts';

export type SourceName = 'geonames' | 'codepoint' | 'onspd' | 'latlng';

export type Format = {
  source: SourceName;
  /** The first line names the columns and holds no post code. */
  hasHeader: boolean;
  read(line: string): Outcome;
};

export type FormatOptions = { isLicensedForNi: boolean };

/** Which of the known tables a file is, by its first line; null when it is none of them. */
export function formatOf(firstLine: string, options: FormatOptions): Format | null {
  const line = firstLine.replace(/^\uFEFF/, '');
  if (cellsOf(line, '\t').length >= GEONAMES_COLUMNS) return geonamesTabs;
  const cells = cellsOf(line, ',').map((cell) => cell.trim());
  return (
    withHeader(
      cells.map((cell) => cell.toLowerCase()),
      options,
    ) ?? withoutHeader(cells)
  );
}

const GEONAMES_COLUMNS = 12;
const COUNTRIES: ReadonlySet<string> = new Set(['GB', 'GG', 'JE', 'IM']);
const ofAnotherCountry = { leftOut: 'of another country' };

/** country, code, place, three times name and code, latitude, longitude, accuracy */
const geonamesTabs: Format = {
  source: 'geonames',
  hasHeader: false,
  read(line) {
    const cells = cellsOf(line, '\t');
    if (!COUNTRIES.has(cells[0] ?? '')) return ofAnotherCountry;
    return rowOf(cells[1] ?? '', { lat: numberIn(cells[9]), lng: numberIn(cells[10]) });
  },
};

function withHeader(names: string[], options: FormatOptions): Format | null {
  const column = (...any: string[]) => names.findIndex((name) => any.includes(name));
  const [lat, lng] = [column('lat', 'latitude'), column('long', 'lng', 'lon', 'longitude')];
  if (lat < 0 || lng < 0) return null;
  const pcds = column('pcds');
  if (pcds >= 0) return onspd({ code: pcds, lat, lng, ended: column('doterm') }, options);
  const country = column('country_code');
  const code = column('zipcode', 'postal_code', 'postcode');
  if (code < 0) return null;
  // A list of nothing but post codes and points may be anybody's: it is not credited to GeoNames.
  const isGeonames = country >= 0 || names[code] !== 'postcode';
  return latlng(isGeonames ? 'geonames' : 'latlng', { code, lat, lng, country, hasHeader: true });
}

const NO_PLACE = 99.999999;

type OnsColumns = { code: number; lat: number; lng: number; ended: number };

function onspd(at: OnsColumns, { isLicensedForNi }: FormatOptions): Format {
  return {
    source: 'onspd',
    hasHeader: true,
    read(line) {
      const cells = cellsOf(line, ',');
      const [code, lat] = [cells[at.code] ?? '', numberIn(cells[at.lat])];
      if ((cells[at.ended] ?? '').trim() !== '') return { leftOut: 'no longer in use' };
      if (/^\s*BT\d/i.test(code) && !isLicensedForNi)
        return { leftOut: 'Northern Ireland, which needs a licence of its own (--ni-licensed)' };
      if (lat === NO_PLACE) return { leftOut: 'has no place (99.999999)' };
      return rowOf(code, { lat, lng: numberIn(cells[at.lng]) });
    },
  };
}

function withoutHeader(cells: string[]): Format | null {
  const [code = '', ...rest] = cells;
  const figures = rest.map(numberIn);
  const [one = Number.NaN, two = Number.NaN, three = Number.NaN] = figures;
  if (cells.length === CODEPOINT_COLUMNS && [one, two, three].every(Number.isInteger)) return codepoint;
  const isPoint = 'code' in rowOf(code, { lat: one, lng: two });
  return isPoint ? latlng('latlng', { code: 0, lat: 1, lng: 2, country: -1, hasHeader: false }) : null;
}

const CODEPOINT_COLUMNS = 10;
const NO_COORDINATE_QUALITY = 90;

/** post code, quality, easting, northing, six codes */
const codepoint: Format = {
  source: 'codepoint',
  hasHeader: false,
  read(line) {
    const cells = cellsOf(line, ',');
    if (numberIn(cells[1]) === NO_COORDINATE_QUALITY) return { leftOut: 'has no place (quality 90)' };
    const [easting, northing] = [numberIn(cells[2]), numberIn(cells[3])];
    const isOnGrid = easting > 0 && easting < 700_000 && northing > 0 && northing < 1_300_000;
    return isOnGrid
      ? rowOf(cells[0] ?? '', fromGrid(easting, northing))
      : { refused: 'not on the National Grid' };
  },
};

type PointColumns = { code: number; lat: number; lng: number; country: number; hasHeader: boolean };

const latlng = (source: SourceName, at: PointColumns): Format => ({
  source,
  hasHeader: at.hasHeader,
  read(line) {
    const cells = cellsOf(line, ',');
    if (at.country >= 0 && !COUNTRIES.has(cells[at.country] ?? '')) return ofAnotherCountry;
    return rowOf(cells[at.code] ?? '', { lat: numberIn(cells[at.lat]), lng: numberIn(cells[at.lng]) });
  },
});
