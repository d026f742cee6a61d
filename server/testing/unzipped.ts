import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';

/** The files of a zip by their names; of a picture each letter is one of its bytes. */
export async function unzipped(answer: Response): Promise<Record<string, string>> {
  const open = promisify<Buffer, { lazyEntries: true }, ZipFile>(fromBuffer);
  const zip = await open(Buffer.from(await answer.arrayBuffer()), { lazyEntries: true });
  const found: Record<string, string> = {};
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: Entry) =>
      zip.openReadStream(entry, (error, stream) => {
        if (error) return reject(error);
        buffer(stream).then((bytes) => {
          found[entry.fileName] = bytes.toString(entry.fileName.endsWith('.webp') ? 'latin1' : 'utf8');
          zip.readEntry();
        }, reject);
      }),
    );
    zip.on('end', () => resolve(found));
    zip.readEntry();
  });
}
