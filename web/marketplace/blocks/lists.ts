import type { Block } from '../../../contract/blocks.ts';
import type { ApiClient } from '../../api-client.ts';
import { pagedList } from '../live/lists.ts';

/** Whom this side has blocked. It is read again with the conversations, since people are blocked from there. */
export const blocksList = (api: ApiClient) =>
  pagedList<Block>(['messages', 'blocks'], async (cursor) => {
    const { blocks, next } = await api.blocks({ query: { cursor } });
    return { items: blocks, next };
  });
