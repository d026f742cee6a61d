import { closeSync, createReadStream, openSync, readSync, statSync } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { ImportError } from './import-error.ts';

export type TextFile = {
  path: string;
  bytes: number;
  /** How much of the file was read so far. */
  bytesRead(): number;
  /** The lines, as many at a time as were read; the file is never whole in memory. */
  lines(): AsyncGenerator<string[]>;
};

const CHUNK_BYTES = 256 * 1024;
const LONGEST_LINE = 1024 * 1024;

/**
 * A file of text, packed by gzip or not.
 * @throws ImportError for an archive of several files
 */
export function textFile(path: string): TextFile {
  const start = firstBytes(path);
  if (start.startsWith('504b'))
    throw new ImportError(`${path} is a zip archive: unpack it, and name the folder.`);
  const source = createReadStream(path, { highWaterMark: CHUNK_BYTES });
  const stream = start.startsWith('1f8b') ? source.pipe(createGunzip()) : source;
  source.on('error', (error) => stream.destroy(error));
  return {
    path,
    bytes: statSync(path).size,
    bytesRead: () => source.bytesRead,
    lines: () => linesOf(stream),
  };
}

async function* linesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of stream) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_LINE)
      throw new ImportError('The file has no lines: it is no table of post codes.');
    if (lines.length > 0) yield lines;
  }
  if (rest !== '') yield [rest];
}

function firstBytes(path: string): string {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(4);
    readSync(file, bytes);
    return bytes.toString('hex');
  } finally {
    closeSync(file);
  }
}
