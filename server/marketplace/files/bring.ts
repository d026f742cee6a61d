import type { ReceivedFile } from '../../../contract/kernel.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Limit } from '../../platform/limits.ts';
import { type Action, type Market, perform } from '../action.ts';
import type { Claim } from '../idempotency.ts';
import { repeatable } from '../repeatable.ts';
import type { NewFile } from './file.queries.ts';
import { keeping } from './pictures.ts';

/** A file as it came, and the claim of the call that brought it. */
export type Upload = { file: ReceivedFile; claim: Claim | null };

type How<File extends NewFile, Input, Answer> = {
  /** How many one account may bring. */
  limit: Limit;
  /** Who may not bring one is refused here, before a decoder works for a stranger; the action asks again. */
  check?: () => Promise<unknown>;
  /** Keeps the bytes. */
  keep: (file: ReceivedFile) => Promise<File>;
  /** Notes it, and keeps what it answers. */
  act: Action<Input, Answer>;
  input: (file: File) => Input;
};

/** Keeps a file and notes it; a repeat under the same key hears what the first one heard. */
export function bring<File extends NewFile, Input, Answer>(
  { market, actor }: { market: Market; actor: Actor },
  { file, claim }: Upload,
  { limit, check, keep, act, input }: How<File, Input, Answer>,
): Promise<Answer> {
  const first = async (held: Claim | null): Promise<Answer> => {
    await check?.();
    await limit.take(actor.userId);
    const kept = await keep(file);
    return keeping(market, kept, () => perform(market, act, { actor, input: input(kept), claim: held }));
  };
  const of = { claim, route: act.name, accountId: actor.userId };
  return repeatable<Answer>(market, of, { first, again: async (answer) => answer as Answer });
}
