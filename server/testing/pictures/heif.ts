import { phonePhoto } from './samples.ts';

/** What is made different about the phone's photo; its tiles stay as they are. */
type Change = {
  /** What its colours mean: an ICC profile. */
  profile?: Buffer;
  /** Its first tile so many times, side by side. */
  grid?: { columns: number; rows: number };
};

const TILE = 512;
const WHOLE = 5;

/** The phone's photo, with a profile, or as large as one likes, in a few kilobytes. */
export function phonePhotoWith({ profile, grid }: Change): Buffer {
  const photo = phonePhoto();
  const top = boxesIn(photo);
  const meta = top.find(({ type }) => type === 'meta')?.body ?? photo;
  const inner = boxesIn(meta.subarray(4)).map((part) => {
    const changed = (CHANGES[part.type] ?? ((body: Buffer) => body))(part.body, { profile, grid });
    return { ...part, body: changed };
  });
  return reassembled(top, meta, inner);
}

/** The file with these boxes in the place of those in its `meta` box; what lies behind them is found where it went. */
export function reassembled(top: Box[], meta: Buffer, inner: Box[]): Buffer {
  const grown = inner.reduce((sum, { body }) => sum + 8 + body.length, 4) - meta.length;
  const moved = inner.map(({ type, body }) => box(type, type === 'iloc' ? shifted(body, grown) : body));
  const newMeta = box('meta', Buffer.concat([meta.subarray(0, 4), ...moved]));
  return Buffer.concat(top.map(({ type, body }) => (type === 'meta' ? newMeta : box(type, body))));
}

export type Box = { type: string; body: Buffer };

export function boxesIn(bytes: Buffer): Box[] {
  const found: Box[] = [];
  for (let at = 0; at < bytes.length; at += bytes.readUInt32BE(at))
    found.push({
      type: bytes.toString('latin1', at + 4, at + 8),
      body: bytes.subarray(at + 8, at + bytes.readUInt32BE(at)),
    });
  return found;
}

export function box(type: string, body: Buffer): Buffer {
  return Buffer.concat([number(body.length + 8, 4), Buffer.from(type, 'latin1'), body]);
}

export function number(value: number, bytes: number): Buffer {
  const written = Buffer.alloc(bytes);
  written.writeUIntBE(value, 0, bytes);
  return written;
}

type Wish = { profile: Buffer | undefined; grid: Change['grid'] | undefined };

const CHANGES: Record<string, (body: Buffer, wish: Wish) => Buffer> = {
  iprp: (body, wish) => Buffer.concat(boxesIn(body).map((part) => box(part.type, propertiesOf(part, wish)))),
  iinf: (body, { grid }) => repeated(body, { countAt: 4, first: 6, size: 21, idAt: 12, idSize: 2 }, grid),
  iloc: (body, { grid }) => repeated(body, { countAt: 6, first: 8, size: 16, idAt: 0, idSize: 2 }, grid),
  iref: (body, { grid }) => (grid ? withTiles(body, grid.columns * grid.rows) : body),
  idat: (body, { grid }) =>
    grid
      ? Buffer.concat([
          Buffer.from([0, 0, grid.rows - 1, grid.columns - 1]),
          number(grid.columns * TILE, 2),
          number(grid.rows * TILE, 2),
        ])
      : body,
};

/** More items of the kind of the first tile. */
const FIRST_OF_MORE = 100;

type List = { countAt: number; first: number; size: number; idAt: number; idSize: number };

/** The list with the entry of its first tile once more for each tile of the grid, under ids of their own. */
function repeated(list: Buffer, { countAt, first, size, idAt, idSize }: List, grid: Wish['grid']): Buffer {
  if (!grid) return list;
  const wide = list.length > countAt + 4 && first - countAt === 4 ? 4 : 2;
  const entry = list.subarray(first, first + size);
  const more = Array.from({ length: grid.columns * grid.rows }, (_, n) => {
    const copy = Buffer.from(entry);
    number(FIRST_OF_MORE + n, idSize).copy(copy, idAt);
    return copy;
  });
  const head = Buffer.from(list.subarray(0, first));
  number(list.readUIntBE(countAt, wide) + more.length, wide).copy(head, countAt);
  return Buffer.concat([head, list.subarray(first), ...more]);
}

function propertiesOf({ type, body }: Box, { profile, grid }: Wish): Buffer {
  if (type === 'ipma') {
    const known = profile ? withProperty(body) : body;
    return repeated(known, { countAt: 4, first: 8, size: 6, idAt: 0, idSize: 2 }, grid);
  }
  const own = boxesIn(body);
  // The second size is that of the whole; the first one is a tile's.
  if (grid && own[2])
    own[2].body = Buffer.concat([
      Buffer.alloc(4),
      number(grid.columns * TILE, 4),
      number(grid.rows * TILE, 4),
    ]);
  if (profile) own.push({ type: 'colr', body: Buffer.concat([Buffer.from('prof'), profile]) });
  return Buffer.concat(own.map((one) => box(one.type, one.body)));
}

/** The whole picture has the sixth property too. */
function withProperty(ipma: Buffer): Buffer {
  const at = ipma.lastIndexOf(Buffer.from([0, WHOLE, 3]));
  return Buffer.concat([
    ipma.subarray(0, at),
    Buffer.from([0, WHOLE, 4]),
    ipma.subarray(at + 3),
    Buffer.from([6]),
  ]);
}

function withTiles(iref: Buffer, count: number): Buffer {
  const [, ...others] = boxesIn(iref.subarray(4));
  const tiles = Array.from({ length: count }, (_, n) => number(FIRST_OF_MORE + n, 2));
  const dimg = Buffer.concat([number(WHOLE, 2), number(count, 2), ...tiles]);
  return Buffer.concat([
    iref.subarray(0, 4),
    box('dimg', dimg),
    ...others.map((one) => box(one.type, one.body)),
  ]);
}

const HEAD = 8;
const ENTRY = 16;

/** Where things lie, so many bytes further on; what lies in the box itself stays there. */
function shifted(iloc: Buffer, by: number): Buffer {
  const moved = Buffer.from(iloc);
  for (let at = HEAD; at < moved.length; at += ENTRY)
    if (moved.readUInt16BE(at + 2) === 0) moved.writeUInt32BE(moved.readUInt32BE(at + 8) + by, at + 8);
  return moved;
}
