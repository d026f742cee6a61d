import { brand } from '../../../contract/brand.ts';
import { BRAND, DARK, LIGHT } from './colours.ts';
import { type Html, html } from './html.ts';
import type { Fact, MailWords } from './mail-words.ts';

/** Who sends it, at the foot of every mail. */
export const operatorLines: readonly string[] = [
  `${brand.name}. ${brand.strapline}.`,
  `${brand.operator.company}, ${brand.operator.address}`,
  brand.operator.registration,
  brand.contact.supportEmail,
];

const FONT = "font-family: Archivo, 'Segoe UI', Helvetica, Arial, sans-serif;";
const TEXT = `${FONT} font-size: 16px; line-height: 24px; color: ${LIGHT.ink};`;
const SMALL = `${FONT} font-size: 14px; line-height: 20px; color: ${LIGHT.soft};`;

// Tables and inline styles are what all mail programs agree on; the sheet only adds what some can do, the dark colours.
const DARK_RULES = `
  .page { background-color: ${DARK.page} !important; }
  .card { background-color: ${DARK.surface} !important; border-color: ${DARK.line} !important; }
  .sunken { background-color: ${DARK.sunken} !important; }
  .line { border-color: ${DARK.line} !important; }
  .ink { color: ${DARK.ink} !important; }
  .soft { color: ${DARK.soft} !important; }
  .link { color: ${DARK.link} !important; }`;
const SHEET = {
  html: `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {${DARK_RULES}
}
@media (max-width: 480px) {
  .edge { padding-left: 20px !important; padding-right: 20px !important; }
  .button { display: block !important; text-align: center !important; }
}`,
};

/** The whole mail as a page of its own. */
export const mailPage = (words: MailWords): Html => html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${words.subject}</title>
<style>${SHEET}</style>
</head>
<body class="page" style="margin: 0; padding: 0; background-color: ${LIGHT.page};">
<div style="display: none; max-height: 0; overflow: hidden;">${words.preview ?? words.lines[0] ?? ''}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color: ${LIGHT.page};">
<tr><td align="center" style="padding: 24px 12px 32px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width: 600px;">
<tr><td class="edge" style="padding: 0 32px 16px;">${letterhead}</td></tr>
<tr><td class="card edge" style="padding: 32px; background-color: ${LIGHT.surface}; border: 1px solid ${LIGHT.line}; border-radius: 10px;">
${body(words)}
</td></tr>
<tr><td class="edge" style="padding: 20px 32px 0;">${foot(words)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`;

const letterhead = html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td width="32" height="32" align="center" valign="middle" style="width: 32px; height: 32px; border-radius: 8px; background-color: ${BRAND}; ${FONT} font-size: 22px; line-height: 32px; font-weight: 800; color: #ffffff;">${brand.name.charAt(0).toLowerCase()}</td>
<td class="ink" style="padding-left: 10px; ${FONT} font-size: 20px; line-height: 32px; font-weight: 800; letter-spacing: -0.02em; color: ${LIGHT.ink};">${brand.name}</td>
</tr></table>`;

const body = ({ subject, greeting, lines, facts = [], code, button, notes = [] }: MailWords): Html => html`
<h1 class="ink" style="margin: 0 0 16px; overflow-wrap: anywhere; ${FONT} font-size: 24px; line-height: 30px; font-weight: 700; color: ${LIGHT.ink};">${subject}</h1>
${[greeting, ...lines].map(paragraph)}
${facts.length > 0 ? factTable(facts) : ''}
${code ? codeBlock(code) : ''}
${button ? buttonOf(button) : ''}
${notes.map(note)}`;

const paragraph = (line: string): Html =>
  html`<p class="ink" style="margin: 0 0 16px; overflow-wrap: anywhere; ${TEXT}">${unbroken(line)}</p>`;

const note = (line: string): Html =>
  html`<p class="soft" style="margin: 16px 0 0; overflow-wrap: anywhere; ${SMALL}">${unbroken(line)}</p>`;

/** A telephone number stays on one line. */
const unbroken = (line: string): string => line.replace(/(?<=\d) (?=\d)/g, '\u00a0');

const factTable = (facts: readonly Fact[]): Html =>
  html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin: 0 0 24px;">${facts.map(factRow)}</table>`;

const factRow = ({ label, value, address }: Fact): Html => html`<tr>
<th scope="row" align="left" valign="top" class="soft line" style="width: 30%; padding: 10px 12px 10px 0; border-top: 1px solid ${LIGHT.line}; font-weight: 400; ${SMALL} line-height: 24px;">${label}</th>
<td dir="auto" valign="top" class="ink line" style="padding: 10px 0; border-top: 1px solid ${LIGHT.line}; overflow-wrap: anywhere; font-weight: 600; ${TEXT}">${address ? linked(value, address) : value}</td>
</tr>`;

const linked = (value: string, address: string): Html =>
  html`<a href="${address}" class="link" style="color: ${LIGHT.link};">${value}</a>`;

const codeBlock = (code: string): Html =>
  html`<p class="ink sunken" style="margin: 0 0 24px; padding: 16px; border-radius: 8px; background-color: ${LIGHT.sunken}; text-align: center; ${FONT} font-size: 32px; line-height: 40px; font-weight: 700; letter-spacing: 0.2em; text-indent: 0.2em; color: ${LIGHT.ink};">${code}</p>`;

const buttonOf = ({
  label,
  address,
}: {
  label: string;
  address: string;
}): Html => html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td>
<a href="${address}" class="button" style="display: inline-block; padding: 12px 24px; border-radius: 8px; background-color: ${BRAND}; ${FONT} font-size: 16px; line-height: 24px; font-weight: 600; color: #ffffff; text-decoration: none;">${label}</a>
</td></tr></table>
<p class="soft" style="margin: 12px 0 0; overflow-wrap: anywhere; ${SMALL}">Or open this address: <a href="${address}" class="link" style="color: ${LIGHT.link};">${address}</a></p>`;

const foot = ({ reason, unsubscribe }: MailWords): Html => html`
<p class="soft" style="margin: 0 0 12px; ${SMALL}">${reason}${unsubscribe ? unsubscribeLink(unsubscribe) : ''}</p>
<p class="soft" style="margin: 0; ${SMALL}">${operatorLines.flatMap((line) => [html`${line}`, BREAK])}</p>`;

const BREAK = html`<br>`;

const unsubscribeLink = ({ label, address }: { label: string; address: string }): Html =>
  html` <a href="${address}" class="link" style="color: ${LIGHT.link};">${label}</a>`;
