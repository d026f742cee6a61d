/**
 * Makes the finished pictures of what was rendered: `node pictures/finish.ts FOLDER [BYTES]` writes an AVIF beside the others
 * for each PNG of the folder, as fine as fits into so many bytes.
 */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const FINISHED = path.join(import.meta.dirname, '../server/seed/demo/pictures');
const WIDTH = 960;
const ROOM_BYTES = 40_000;
const FINEST = 50;
const COARSEST = 24;

const [, , rendered, mostBytes = ROOM_BYTES] = process.argv;
if (!rendered) throw new Error('Name the folder in which the rendered PNG files are.');

for (const file of fs.readdirSync(rendered).filter((name) => name.endsWith('.png'))) {
  const { quality, avif } = await finest(path.join(rendered, file));
  const name = path.parse(file).name;
  fs.writeFileSync(path.join(FINISHED, `${name}.avif`), avif);
  console.log(`${name}: quality ${quality}, ${(avif.length / 1000).toFixed(1)} kB`);
}

async function finest(file: string): Promise<{ quality: number; avif: Buffer }> {
  const picture = sharp(file).resize(WIDTH);
  for (let quality = FINEST; quality >= COARSEST; quality -= 4) {
    const avif = await picture.clone().avif({ quality, effort: 6 }).toBuffer();
    if (avif.length <= Number(mostBytes)) return { quality, avif };
  }
  throw new Error(`${file} does not fit into ${mostBytes} bytes.`);
}
