import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions } from 'sharp';

const COLUMNS = 6;
const WIDTH = 400;
const HEIGHT = 300;
const SMALL = 56;
const GAP = 8;

/** All scenes as a card shows them, each with the square of a row beneath it and its name. */
export async function contactSheet(
  file: string,
  scenes: readonly { name: string; file: URL }[],
): Promise<void> {
  const cell = { width: WIDTH + GAP, height: HEIGHT + SMALL + 2 * GAP };
  const parts = await Promise.all(
    scenes.map(async (scene, index): Promise<OverlayOptions[]> => {
      const [left, top] = [(index % COLUMNS) * cell.width, Math.floor(index / COLUMNS) * cell.height];
      const source = () => sharp(fileURLToPath(scene.file));
      const under = top + HEIGHT + GAP / 2;
      return [
        { input: await source().resize(WIDTH, HEIGHT).png().toBuffer(), left, top },
        { input: await source().resize(SMALL, SMALL).png().toBuffer(), left, top: under },
        { input: label(scene.name), left: left + SMALL + GAP, top: under },
      ];
    }),
  );
  const height = Math.ceil(scenes.length / COLUMNS) * cell.height;
  await sharp({ create: { width: COLUMNS * cell.width, height, channels: 3, background: '#fff' } })
    .composite(parts.flat())
    .png()
    .toFile(file);
}

const label = (name: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="${SMALL}"><text y="34" font-size="20" font-family="sans-serif">${name}</text></svg>`,
  );
