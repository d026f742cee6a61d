import { expect } from 'vitest';
import { diskFiles } from '../../platform/files/disk.ts';
import { keyOf, saying } from '../../platform/files/files.ts';
import { newId } from '../../platform/ids.ts';
import { Refusal } from '../../platform/refusal.ts';
import { storedFiles } from '../../testing/market.ts';
import { fileOf } from '../../testing/pictures/files.ts';
import * as samples from '../../testing/pictures/samples.ts';
import { story } from '../../testing/story.ts';
import { keeping, sweepFiles } from './index.ts';

story(
  'the sweep removes what no row knows of a day later, and nothing else',
  { shows: ['T19', 'I12'] },
  async (stage) => {
    const { market, clock } = { ...stage.market.product, clock: stage.market.clock };
    const anna = await stage.business();
    await (await anna.api()).saveBusiness({ form: { fields: {}, file: fileOf(await samples.png()) } });
    await (await anna.api()).addDocument({ form: { fields: {}, file: fileOf(samples.pdf(), 'a.pdf') } });
    const { logo } = await (await anna.api()).ownBusiness();
    await fetch(`${stage.market.baseUrl}${logo}?w=320`);
    const kept = await storedFiles(market);
    expect(kept).toHaveLength(3);
    const orphan = newId();
    for (const key of [
      keyOf('pictures', orphan),
      keyOf('pictures', orphan, 640),
      keyOf('documents', newId()),
    ])
      await market.files.write(key, Buffer.from('of a process that fell before it wrote the row'));
    expect(await sweepFiles(market)).toBe(0);
    clock.advance({ hours: 25 });
    expect(await sweepFiles(market)).toBe(3);
    expect(await storedFiles(market)).toEqual(kept);
    expect(await sweepFiles(market)).toBe(0);
  },
);

story(
  'a file goes with the refusal of what names it, and with nothing that may have been done',
  async (stage) => {
    const { market } = stage.market.product;
    const keptAfter = async (error: Error) => {
      const file = {
        id: newId(),
        kind: 'document',
        name: 'a.pdf',
        mediaType: 'application/pdf',
        bytes: 1,
      } as const;
      await market.files.write(keyOf('documents', file.id), Buffer.from('a'));
      await expect(keeping(market, file, () => Promise.reject(error))).rejects.toBe(error);
      return (await storedFiles(market)).includes(keyOf('documents', file.id));
    };
    expect(await keptAfter(new Refusal('too_many_documents'))).toBe(false);
    // The answer to a commit may be lost after it was done.
    expect(await keptAfter(new Error('Connection terminated'))).toBe(true);
  },
);

story(
  'a store that takes nothing loses nothing: the upload fails, and what there was stays',
  { shows: ['X8'] },
  async (stage) => {
    const { market } = stage.market.product;
    stage.market.announces('the store of files failed');
    const carl = await stage.customer();
    const fields = {
      first_name: 'Carl',
      last_name: 'Moss',
      email: carl.facts.email,
      mobile_number: carl.facts.mobile,
    };
    const send = async () =>
      (await carl.api()).updateUser({ form: { fields, file: fileOf(await samples.png()) } });
    const { avatar } = await send();
    const { write } = market.files;
    market.files.write = saying(diskFiles('/dev/null')).write;
    await expect(send()).rejects.toMatchObject({ code: 'unavailable' });
    market.files.write = write;
    expect((await (await carl.api()).currentUser()).data.avatar).toBe(avatar);
    expect((await fetch(`${stage.market.baseUrl}${avatar}`)).status).toBe(200);
  },
);
