import { box, boxesIn, number, reassembled } from './heif.ts';
import { phonePhoto } from './samples.ts';

const MAP = 7;
const WHOLE = 5;
/** `auxC` becomes the sixth property of the file. */
const KIND = 6;

/**
 * The phone's photo with a second picture beside it, as newer phones write one: it says where the first is to shine,
 * and is nothing to look at. Here it is the first tile once more.
 */
export function phonePhotoWithGainMap(): Buffer {
  const top = boxesIn(phonePhoto());
  const meta = top.find(({ type }) => type === 'meta')?.body ?? Buffer.alloc(4);
  const inner = boxesIn(meta.subarray(4)).map(({ type, body }) => ({
    type,
    body: (ADDED[type] ?? same)(body),
  }));
  return reassembled(top, meta, inner);
}

const same = (body: Buffer) => body;

const ADDED: Record<string, (body: Buffer) => Buffer> = {
  iinf: (body) => withOneMore(body, { countAt: 4, wide: 2, entry: renamed(body.subarray(6, 27), 12) }),
  iloc: (body) => withOneMore(body, { countAt: 6, wide: 2, entry: renamed(body.subarray(8, 24), 0) }),
  iref: (body) =>
    Buffer.concat([body, box('auxl', Buffer.concat([number(MAP, 2), number(1, 2), number(WHOLE, 2)]))]),
  iprp: (body) =>
    Buffer.concat(boxesIn(body).map((part) => box(part.type, (PROPERTIES[part.type] ?? same)(part.body)))),
};

const PROPERTIES: Record<string, (body: Buffer) => Buffer> = {
  ipco: (body) =>
    Buffer.concat([
      body,
      box('auxC', Buffer.from('\0\0\0\0urn:com:apple:photo:2020:aux:hdrgainmap\0', 'latin1')),
    ]),
  ipma: (body) =>
    withOneMore(body, {
      countAt: 4,
      wide: 4,
      entry: Buffer.concat([number(MAP, 2), Buffer.from([3, 0x81, 2, KIND])]),
    }),
};

type More = { countAt: number; wide: number; entry: Buffer };

function withOneMore(list: Buffer, { countAt, wide, entry }: More): Buffer {
  const longer = Buffer.concat([list, entry]);
  number(list.readUIntBE(countAt, wide) + 1, wide).copy(longer, countAt);
  return longer;
}

/** The entry of the first tile under the map's id. */
function renamed(entry: Buffer, idAt: number): Buffer {
  const copy = Buffer.from(entry);
  number(MAP, 2).copy(copy, idAt);
  return copy;
}
