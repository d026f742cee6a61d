import type { SourceName } from './formats.ts';

const survey = (year: number) => [
  `Contains OS data © Crown copyright and database right ${year}`,
  `Contains Royal Mail data © Royal Mail copyright and database right ${year}`,
];

const CREDITS: Record<SourceName, (year: number) => string[]> = {
  codepoint: survey,
  onspd: (year) => [
    ...survey(year),
    'Source: Office for National Statistics licensed under the Open Government Licence v.3.0',
  ],
  geonames: () => ['Post codes by GeoNames (https://www.geonames.org), CC BY 4.0'],
  // Whose they are only the operator knows.
  latlng: () => [],
};

/** What the licence of a table wants to be shown with it. */
export const creditsOf = (source: SourceName, asOf: string): string[] =>
  CREDITS[source](Number(asOf.slice(0, 4)));
