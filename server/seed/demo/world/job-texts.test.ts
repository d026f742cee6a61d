import { expect, test } from 'vitest';
import { readTaxonomy } from '../../catalogue.ts';
import { type JobText, readJobTexts } from './job-texts.ts';

const texts = [...readJobTexts()].flatMap(([trade, all]) => all.map((text) => ({ trade, ...text })));

test('the jobs of the demo world are of services that their trade has, and none says what another says', () => {
  const services = new Map(
    readTaxonomy().map(({ category, services: all }) => [category, all.map(({ name }) => name)]),
  );
  const strangers = texts.filter(({ trade, service }) => !services.get(trade)?.includes(service));
  expect(strangers.map(({ trade, service }) => `${trade}: ${service}`)).toEqual([]);
  for (const part of ['title', 'description', 'asks', 'answers', 'quote', 'review'] as const) {
    const said = texts.map((text) => text[part]).filter((words) => words !== '');
    const repeated = said.filter((words, place) => said.indexOf(words) !== place);
    expect([part, repeated]).toEqual([part, []]);
  }
});

/** What would be hidden in public, and what no sentence of ours has. */
const UNWANTED = /[!–—“”‘’]|@|https?:|\d{5}/;

test('they are short, in plain letters, and name no number or address', () => {
  const words = ({ title, description, asks, answers, quote, review }: JobText) =>
    [title, description, asks, answers, quote, review].join(' ');
  expect(texts.filter((text) => UNWANTED.test(words(text))).map(({ title }) => title)).toEqual([]);
  expect(texts.filter(({ title }) => title.length > 60).map(({ title }) => title)).toEqual([]);
  expect(texts.filter(({ pounds }) => pounds < 20 || pounds % 5 !== 0).map(({ title }) => title)).toEqual([]);
});
