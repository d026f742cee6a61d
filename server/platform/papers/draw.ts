import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { LIGHT } from '../mail/colours.ts';
import type { Paper, Part, Row, Section, Sum } from './paper.ts';
import { adorn, type Doc, makeRoom, type Pen, penFor, shown, within, write } from './pen.ts';

const require = createRequire(import.meta.url);
// With their own letters, so that a name such as Łukasz stands as it is written.
const REGULAR = require.resolve('@expo-google-fonts/archivo/400Regular/Archivo_400Regular.ttf');
const BOLD = require.resolve('@expo-google-fonts/archivo/700Bold/Archivo_700Bold.ttf');

// In points. A4 is 595 wide and 842 high.
const EDGE = 56;
const BOTTOM = 76;
const WIDTH = 483;
const GUTTER = 14;
const LABELS = 130;
const VALUES = WIDTH - LABELS - GUTTER;
const AMOUNTS = 100;
const WHATS = WIDTH - AMOUNTS - GUTTER;
const GAP = 5;
const BETWEEN = 14;
const TEXT = 10;
const LINES = { lineGap: 2 };

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
    font: REGULAR,
    info: { Title: paper.title, Author: paper.from, CreationDate: paper.madeAt },
  });
  const bytes = buffer(doc);
  const pen = penFor(doc);
  drawHead(pen, paper);
  for (const section of paper.sections) drawSection(pen, section);
  if (pen.lacks.letters) drawSection(pen, paper.missing);
  pen.into.end();
  drawFeet(doc, paper.foot);
  doc.end();
  return new Uint8Array(await bytes);
}

type Face = { bold?: true; size?: number; soft?: true };

const face = (doc: Doc, { bold, size = TEXT, soft }: Face = {}): Doc =>
  doc
    .font(bold ? BOLD : REGULAR)
    .fontSize(size)
    .fillColor(soft ? LIGHT.soft : LIGHT.ink);

function drawHead(pen: Pen, { from, heading, under }: Paper): void {
  const { doc } = pen;
  write(pen, { as: 'P', text: from, draw: (text) => face(doc, { bold: true, size: 12 }).text(text) });
  doc.y += BETWEEN;
  write(pen, { as: 'H1', text: heading, draw: (text) => face(doc, { bold: true, size: 22 }).text(text) });
  doc.y += GAP;
  for (const line of under)
    write(pen, { as: 'P', text: line, draw: (text) => face(doc, { soft: true }).text(text, LINES) });
}

function drawSection(pen: Pen, { heading, parts }: Section): void {
  const { doc } = pen;
  doc.y += BETWEEN;
  // A heading does not stand alone at the foot of a page.
  makeRoom(doc, 80);
  rule(doc);
  doc.y += 10;
  write(pen, { as: 'H2', text: heading, draw: (text) => face(doc, { bold: true, size: 12 }).text(text) });
  doc.y += GAP;
  for (const part of parts) drawPart(pen, part);
}

function drawPart(pen: Pen, part: Part): void {
  if (part.is === 'text') drawText(pen, part.text);
  else if (part.is === 'rows') for (const row of part.rows) drawRow(pen, row);
  else drawSums(pen, part);
}

function drawText(pen: Pen, said: string): void {
  write(pen, { as: 'P', text: said, draw: (text) => face(pen.doc).text(text, LINES) });
  pen.doc.y += GAP;
}

/** A label, and beside it what may go on over pages. */
function drawRow(pen: Pen, [label, value]: Row): void {
  const { doc } = pen;
  face(doc);
  makeRoom(doc, Math.max(heightOf(pen, label, LABELS), heightOf(pen, value, VALUES)));
  const [pages, top] = [doc.bufferedPageRange().count, doc.y];
  within(pen, 'P', (row) => {
    const beside = { ...LINES, width: LABELS };
    write(row, {
      as: 'Span',
      text: label,
      draw: (text) => face(doc, { soft: true }).text(text, EDGE, top, beside),
    });
    const below = doc.y;
    write(row, {
      as: 'Span',
      text: value,
      draw: (text) => face(doc).text(text, EDGE + LABELS + GUTTER, top, { ...LINES, width: VALUES }),
    });
    if (doc.bufferedPageRange().count === pages) doc.y = Math.max(below, doc.y);
  });
  doc.x = EDGE;
  doc.y += GAP;
}

/** What each comes to, one below the other, and below a rule what they come to together. */
function drawSums(pen: Pen, { sums, total }: Part & { is: 'sums' }): void {
  const { doc } = pen;
  doc.y += GAP;
  for (const sum of sums) drawSum(pen, sum);
  makeRoom(doc, 24);
  rule(doc);
  doc.y += GAP;
  const top = doc.y;
  within(pen, 'P', (row) => {
    const bold = () => face(doc, { bold: true });
    write(row, {
      as: 'Span',
      text: total[0],
      draw: (text) => bold().text(text, EDGE, top, { width: WHATS }),
    });
    write(row, { as: 'Span', text: total[1], draw: (text) => amount(bold(), text, top) });
  });
  doc.x = EDGE;
  doc.y += GAP * 2;
}

function drawSum(pen: Pen, { what, figures, comesTo }: Sum): void {
  const { doc } = pen;
  face(doc);
  makeRoom(doc, heightOf(pen, what, WHATS) + heightOf(pen, figures, WHATS));
  const top = doc.y;
  within(pen, 'P', (row) => {
    write(row, { as: 'Span', text: comesTo, draw: (text) => amount(face(doc), text, top) });
    const at = { ...LINES, width: WHATS };
    doc.y = top;
    if (what) write(row, { as: 'Span', text: what, draw: (text) => face(doc).text(text, EDGE, top, at) });
    doc.x = EDGE;
    if (figures)
      write(row, { as: 'Span', text: figures, draw: (text) => face(doc, { soft: true }).text(text, at) });
  });
  doc.y += GAP;
}

const amount = (doc: Doc, text: string, top: number): Doc =>
  doc.text(text, EDGE + WHATS + GUTTER, top, { width: AMOUNTS, align: 'right' });

const heightOf = (pen: Pen, text: string, width: number): number =>
  pen.doc.heightOfString(shown(pen, text), { ...LINES, width });

const rule = (doc: Doc): void =>
  adorn(doc, () =>
    doc
      .moveTo(EDGE, doc.y)
      .lineTo(EDGE + WIDTH, doc.y)
      .lineWidth(0.5)
      .strokeColor(LIGHT.line)
      .stroke(),
  );

/** What the paper is, and which of how many pages this one is. */
function drawFeet(doc: Doc, foot: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    doc.switchToPage(start + page);
    // Below the text: pdfkit would begin another page.
    doc.page.margins.bottom = 0;
    const top = doc.page.height - EDGE;
    const beside = { width: WIDTH / 2, lineBreak: false };
    adorn(doc, () => {
      face(doc, { size: 8, soft: true }).text(foot, EDGE, top, beside);
      doc.text(`Page ${page + 1} of ${count}`, EDGE + WIDTH / 2, top, { ...beside, align: 'right' });
    });
  }
}
