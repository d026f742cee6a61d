import type * as z from 'zod/mini';
import type { Block } from '../../../contract/blocks.ts';
import { pictureAddress } from '../../../contract/pictures.ts';
import type { Actor } from '../../platform/actor.ts';
import { page, readCursor } from '../../platform/db/page.ts';
import type { Market } from '../action.ts';
import { type BlockRow, blocksOf } from './block.queries.ts';

/** Whom the side of a person has blocked. */
export async function listBlocks({ db }: Market, actor: Actor, query: { cursor?: string | undefined }) {
  const { rows, next } = page(await blocksOf(db, actor, readCursor(query.cursor)));
  return { blocks: rows.map((row) => blockView(row, actor)), next };
}

const blockView = (row: BlockRow, { role }: Actor): z.input<typeof Block> => ({
  id: row.id,
  user:
    role === 'customer'
      ? { name: row.business_name, picture: pictureAddress(row.business_logo) }
      : { name: row.customer_name, picture: pictureAddress(row.customer_avatar) },
  createdAt: row.created_at.toISOString(),
  by: row.by,
});
