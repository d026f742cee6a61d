import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { LIGHT } from '../mail/colours.ts';
import { type Cell, drawLines, lay, type Style } from './cells.ts';
import { flow, heightFor } from './flow.ts';
import { MISSING } from './letters.ts';
import type { Paper, Part, Row, Section, Sum } from './paper.ts';
import { adorn, endDocument, makeRoom, partFor, type Pen, penFor, within } from './pen.ts';
import { pageWords } from './words.ts';

// In points. A4 is 595 wide and 842 high.
const EDGE = 56;
const BOTTOM = 76;
const WIDTH = 483;
const GUTTER = 14;
const GAP = 5;
const BETWEEN = 14;

/** The columns of a page, and what goes into them. */
const COLUMNS = {
  whole: { x: EDGE, width: WIDTH },
  label: { x: EDGE, width: 130 },
  value: { x: EDGE + 130 + GUTTER, width: WIDTH - 130 - GUTTER },
  what: { x: EDGE, width: WIDTH - 100 - GUTTER },
  amount: { x: EDGE + WIDTH - 100, width: 100, align: 'right' },
} as const;

const BOLD: Style = { bold: true };
const SOFT: Style = { soft: true };

/** A paper as the bytes of a PDF that can be read aloud part by part. */
export async function drawPaper(paper: Paper): Promise<Uint8Array> {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: EDGE, left: EDGE, right: EDGE, bottom: BOTTOM },
    lang: 'en-GB',
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    bufferPages: true,
    // The pen brings the fonts.
    font: '',
    info: { Title: paper.title, Author: paper.from, CreationDate: paper.madeAt },
  });
  const bytes = buffer(doc);
  const pen = await penFor(doc, { all: JSON.stringify(paper), bold: boldIn(paper) });
  drawHead(pen, paper);
  for (const section of paper.sections) drawSection(pen, section);
  if (pen.state.lacksLetters) drawSection(pen, missing(paper));
  pen.into.end();
  drawFeet(pen, paper.foot);
  endDocument(doc);
  return new Uint8Array(await bytes);
}

/** Other bold words are the product's own; where they are not, a further face has them in its regular weight. */
const boldIn = ({ from, heading, sections }: Paper): string =>
  [from, heading, ...sections.map((section) => section.heading)].join(' ');

const missing = ({ shownAt }: Paper): Section => ({
  heading: pageWords.missing.heading,
  parts: [{ is: 'text', text: pageWords.missing.note(MISSING, shownAt) }],
});

const paragraph = (text: string, style: Style = {}): Cell => ({ as: 'P', text, style, ...COLUMNS.whole });

function drawHead(pen: Pen, { from, heading, under }: Paper): void {
  const { doc } = pen;
  flow(pen, [paragraph(from, { bold: true, size: 12 })]);
  doc.y += BETWEEN;
  flow(pen, [{ ...paragraph(heading, { bold: true, size: 22 }), as: 'H1' }]);
  doc.y += GAP;
  for (const line of under) flow(pen, [paragraph(line, SOFT)]);
}

function drawSection(pen: Pen, { heading, parts }: Section): void {
  const { doc } = pen;
  doc.y += BETWEEN;
  if (heading) {
    // A heading does not stand alone at the foot of a page.
    makeRoom(pen, 80);
    rule(pen);
    doc.y += 10;
    flow(pen, [{ ...paragraph(heading, { bold: true, size: 12 }), as: 'H2' }]);
    doc.y += GAP;
  }
  for (const part of parts) drawPart(pen, part);
}

function drawPart(pen: Pen, part: Part): void {
  if (part.is === 'text') drawText(pen, part.text);
  else if (part.is === 'rows') for (const row of part.rows) drawRow(pen, row);
  else if (part.is === 'sides') drawSides(pen, part);
  else drawSums(pen, part);
}

function drawText(pen: Pen, said: string): void {
  flow(pen, [paragraph(said)]);
  pen.doc.y += GAP;
}

/** A label, and beside it what may go on over pages. */
function drawRow(pen: Pen, [label, value]: Row): void {
  within(pen, 'P', (row) =>
    flow(row, [
      { as: 'Span', text: label, style: SOFT, ...COLUMNS.label },
      { as: 'Span', text: value, ...COLUMNS.value },
    ]),
  );
  pen.doc.y += GAP;
}

/** Who stands on either side, beside each other, and read one after the other. */
function drawSides(pen: Pen, { sides }: Part & { is: 'sides' }): void {
  const width = (WIDTH - GUTTER) / 2;
  const columns = sides.map((side, place) => ({
    ...side,
    at: { x: EDGE + place * (width + GUTTER), width, into: partFor(pen, 'Div') },
  }));
  flow(
    pen,
    columns.map(({ heading, at }) => ({ as: 'H2', text: heading, style: BOLD, ...at })),
    columns.map(({ lines, at }) => ({ as: 'P', text: lines.join('\n'), ...at })),
  );
  for (const { at } of columns) at.into.end();
  pen.doc.y += GAP;
}

/** What each comes to, one below the other, and below a rule what they come to together. */
function drawSums(pen: Pen, { head, sums, total }: Part & { is: 'sums' }): void {
  const { doc, state } = pen;
  doc.y += GAP;
  if (head) drawTableHead(pen, head);
  for (const sum of sums) drawSum(pen, sum);
  const last = pairOf(total, BOLD);
  makeRoom(pen, heightFor(pen, last) + GAP * 2);
  rule(pen);
  doc.y += GAP;
  within(pen, 'P', (row) => flow(row, last));
  doc.y += GAP * 2;
  state.repeats = null;
}

/** Stands again at the top of each page on which the table goes on, for the eye alone. */
function drawTableHead(pen: Pen, head: Row): void {
  const { doc, state } = pen;
  const pair = pairOf(head, BOLD);
  const under = () => {
    doc.y += GAP;
    rule(pen);
    doc.y += GAP;
  };
  makeRoom(pen, 80);
  within(pen, 'P', (row) => flow(row, pair));
  under();
  state.repeats = () => {
    const top = doc.y;
    adorn(doc, () => pair.forEach((cell) => drawLines(doc, lay(pen, cell), top)));
    doc.y = top + heightFor(pen, pair);
    under();
  };
}

function drawSum(pen: Pen, { what, figures, comesTo }: Sum): void {
  within(pen, 'P', (row) =>
    flow(row, pairOf([what, comesTo]), [{ as: 'Span', text: figures, style: SOFT, ...COLUMNS.what }]),
  );
  pen.doc.y += GAP;
}

const pairOf = ([what, amount]: Row, style: Style = {}): [Cell, Cell] => [
  { as: 'Span', text: what, style, ...COLUMNS.what },
  { as: 'Span', text: amount, style, ...COLUMNS.amount },
];

const rule = ({ doc }: Pen): void =>
  adorn(doc, () =>
    doc
      .moveTo(EDGE, doc.y)
      .lineTo(EDGE + WIDTH, doc.y)
      .lineWidth(0.5)
      .strokeColor(LIGHT.line)
      .stroke(),
  );

/** What the paper is, and which of how many pages this one is. */
function drawFeet(pen: Pen, foot: string): void {
  const { doc } = pen;
  const { start, count } = doc.bufferedPageRange();
  const style: Style = { size: 8, soft: true };
  for (let page = 0; page < count; page++) {
    doc.switchToPage(start + page);
    const top = doc.page.height - EDGE;
    const cells: Cell[] = [
      { as: 'Span', text: foot, style, ...COLUMNS.what },
      { as: 'Span', text: pageWords.page(page + 1, count), style, ...COLUMNS.amount },
    ];
    adorn(doc, () => cells.forEach((cell) => drawLines(doc, lay(pen, cell), top)));
  }
}
