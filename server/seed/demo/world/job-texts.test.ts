import { expect, test } from 'vitest';
import { readTaxonomy } from '../../catalogue.ts';
import { readAgreedWork } from './agreed-work.ts';
import { type JobText, readJobTexts } from './job-texts.ts';
import { makeWorld } from './lives.ts';
import { readWords } from './words.ts';

const texts = [...readJobTexts()].flatMap(([trade, all]) => all.map((text) => ({ trade, ...text })));

test('the jobs of the demo world are of services that their trade has, and none says what another says', () => {
  const services = new Map(
    readTaxonomy().map(({ category, services: all }) => [category, all.map(({ name }) => name)]),
  );
  const strangers = texts.filter(({ trade, service }) => !services.get(trade)?.includes(service));
  expect(strangers.map(({ trade, service }) => `${trade}: ${service}`)).toEqual([]);
  for (const part of ['title', 'description', 'asks', 'answers', 'quote', 'review', 'reply'] as const) {
    const said = texts.flatMap((text) => text[part] || []);
    const repeated = said.filter((words, place) => said.indexOf(words) !== place);
    expect([part, repeated]).toEqual([part, []]);
  }
});

/** Its sentences; a full stop within a number ends none. */
const sentencesOf = (words: string): string[] => words.split(/(?<=[.?])\s+/).filter(Boolean);

test('no sentence of an answer to a review comes twice, and who is criticised is answered', () => {
  const sentences = texts.flatMap(({ reply = '' }) => sentencesOf(reply));
  expect(sentences.length).toBeGreaterThan(200);
  expect(sentences.filter((one, place) => sentences.indexOf(one) !== place)).toEqual([]);
  const replied = texts.filter(({ stars }) => stars !== undefined);
  expect(replied.filter(({ reply, review }) => !reply || review.length < 40)).toEqual([]);
});

test('what is said of work in general is kept by trade, and each trade has words of its own', () => {
  const { quoteWords } = readWords();
  const { extras, snags } = readAgreedWork();
  const trades = new Set(readTaxonomy().map(({ category }) => category));
  expect(Object.keys(quoteWords).filter((trade) => !trades.has(trade))).toEqual([]);
  for (const pool of [extras, snags]) expect(new Set(Object.keys(pool))).toEqual(trades);
  const said = [
    ...Object.values(snags).flat(),
    ...Object.values(extras).flatMap((all) => all.map(({ reason }) => reason)),
  ];
  expect(said.filter((one, place) => said.indexOf(one) !== place)).toEqual([]);
});

test('all that is said of finished work in the world stands with the job that it is said of', () => {
  const told = new Map(texts.map((text) => [text.title, text]));
  for (const { title, review } of makeWorld().lives.filter((life) => life.review !== null)) {
    const text = told.get(title);
    expect([title, review?.comment, review?.answer?.words]).toEqual([title, text?.review, text?.reply]);
  }
});

/** What would be hidden in public, and what no sentence of ours has. */
const UNWANTED = /[!–—“”‘’]|@|https?:|\d{5}/;

test('they are short, in plain letters, and name no number or address', () => {
  const words = ({ title, description, asks, answers, quote, review, reply = '' }: JobText) =>
    [title, description, asks, answers, quote, review, reply].join(' ');
  expect(texts.filter((text) => UNWANTED.test(words(text))).map(({ title }) => title)).toEqual([]);
  expect(texts.filter(({ title }) => title.length > 60).map(({ title }) => title)).toEqual([]);
  expect(texts.filter(({ pounds }) => pounds < 20 || pounds % 5 !== 0).map(({ title }) => title)).toEqual([]);
});
