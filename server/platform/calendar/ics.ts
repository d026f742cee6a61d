/** One event of a calendar, as RFC 5545 names its parts. */
export type IcsEvent = {
  /** The same for every edition of the event, in every file: a UUID. */
  uid: string;
  /** Counts its editions: a program takes the higher one. */
  sequence: number;
  status: 'CONFIRMED' | 'CANCELLED';
  startsAt: Date;
  endsAt: Date;
  changedAt: Date;
  summary: string;
  /** Line by line. */
  description: readonly string[];
  location: string;
};

/** `product` is what writes it. */
type Calendar = { product: string; name: string; events: readonly IcsEvent[] };

/**
 * A calendar as programs read it (RFC 5545, RFC 7986). All moments are in UTC, which every program shows by the clock of its
 * owner: no table of time zones has to be right for years to come.
 */
export function icsOf({ product, name, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    textLine('PRODID', `-//${product}//EN`),
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    textLine('NAME', name),
    // What RFC 7986 calls NAME and REFRESH-INTERVAL, for the programs that know these alone.
    textLine('X-WR-CALNAME', name),
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.map(linesOf),
    'END:VCALENDAR',
  ];
  return `${lines.join('\r\n')}\r\n`;
}

/** Of a published event DTSTAMP would be the moment of the answer: with that of its change equal contents are equal bytes. */
function linesOf(event: IcsEvent): string {
  const changed = moment(event.changedAt);
  return `BEGIN:VEVENT\r
UID:${event.uid}\r
SEQUENCE:${event.sequence}\r
DTSTAMP:${changed}\r
LAST-MODIFIED:${changed}\r
DTSTART:${moment(event.startsAt)}\r
DTEND:${moment(event.endsAt)}\r
STATUS:${event.status}\r
${textLine('SUMMARY', event.summary)}\r
${textLine('LOCATION', event.location)}\r
${folded(`DESCRIPTION:${event.description.map(shown).join('\\n')}`)}\r
END:VEVENT`;
}

/** `20270328T093000Z`, by its parts: cutting an ISO text takes three times as long. */
function moment(at: Date): string {
  const day = `${at.getUTCFullYear()}${two(at.getUTCMonth() + 1)}${two(at.getUTCDate())}`;
  return `${day}T${two(at.getUTCHours())}${two(at.getUTCMinutes())}${two(at.getUTCSeconds())}Z`;
}

const two = (part: number): string => (part < 10 ? `0${part}` : `${part}`);

/** Only a text can be too long for its line. */
const textLine = (name: string, text: string): string => folded(`${name}:${shown(text)}`);

const shown = (text: string): string => (isPlain(text) ? text : escaped(text));

/** Most texts are, and four replacements for each of them are a third of the time of a calendar. */
const isPlain = (text: string): boolean => !TO_ESCAPE.test(text);

/** Whatever somebody typed stays within its line: no property of theirs begins. */
const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(UNPRINTABLE, '')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\n/g, '\\n');

// These may not stand in a line as they are (RFC 5545, 3.1).
const TO_ESCAPE = /[\u0000-\u0008\n-\u001f\u007f\\;,]/;
// The same without the ends of lines.
const UNPRINTABLE = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

const MOST_OCTETS = 75;

/** A long line goes on in the next one, after a space; no letter is cut within its octets. */
function folded(line: string): string {
  const octets = Buffer.byteLength(line);
  if (octets <= MOST_OCTETS) return line;
  // Nearly every line is of letters of one octet each, and asking each of them is half of the time of a calendar.
  return (octets === line.length ? evenly(line) : byLetters(line)).join('\r\n ');
}

function evenly(line: string): string[] {
  const parts = [line.slice(0, MOST_OCTETS)];
  for (let at = MOST_OCTETS; at < line.length; at += MOST_OCTETS - 1)
    parts.push(line.slice(at, at + MOST_OCTETS - 1));
  return parts;
}

function byLetters(line: string): string[] {
  const parts: string[] = [];
  let [part, octets] = ['', 0];
  for (const letter of line) {
    const more = Buffer.byteLength(letter);
    if (octets + more > MOST_OCTETS) {
      parts.push(part);
      // The space before the next part is an octet, too.
      [part, octets] = ['', 1];
    }
    [part, octets] = [part + letter, octets + more];
  }
  return [...parts, part];
}
