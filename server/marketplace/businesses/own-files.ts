import type { ReceivedFile } from '../../../contract/kernel.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Limit } from '../../platform/limits.ts';
import { type Market, perform } from '../action.ts';
import type { Claim } from '../idempotency.ts';
import { nothingAgain, repeatable } from '../repeatable.ts';
import { dropBytes, keepDocument, keepPicture, keeping, type PictureRule } from '../files/index.ts';
import { addDocument } from './actions/add-document.ts';
import { changeLogo } from './actions/change-logo.ts';
import { removeDocument } from './actions/remove-document.ts';

/** `market`, and how often one account may send a file. */
export type BusinessDeps = { market: Market; uploads: Limit };

const LOGO: PictureRule = {
  takes: ['jpeg', 'png', 'heif', 'webp', 'gif', 'avif'],
  fit: 'whole',
  wrongType: 'logo_wrong_type',
};

type Upload = { file: ReceivedFile; claim: Claim | null };

export function putLogo(
  { market, uploads }: BusinessDeps,
  actor: Actor,
  { file, claim }: Upload,
): Promise<[]> {
  const first = async (held: Claim | null): Promise<[]> => {
    await uploads.take(actor.userId);
    const logo = await keepPicture(market, file, LOGO);
    const { replaced } = await keeping(market, logo, () =>
      perform(market, changeLogo, { actor, input: { logo }, claim: held }),
    );
    await dropBytes(market, replaced);
    return [];
  };
  const of = { claim, route: changeLogo.name, accountId: actor.userId };
  return repeatable(market, of, { first, again: nothingAgain });
}

export async function takeLogoAway({ market }: BusinessDeps, actor: Actor): Promise<[]> {
  const { replaced } = await perform(market, changeLogo, { actor, input: { logo: null } });
  await dropBytes(market, replaced);
  return [];
}

type Documents = Awaited<ReturnType<typeof addDocument.run>>;

export function putDocument({ market, uploads }: BusinessDeps, actor: Actor, { file, claim }: Upload) {
  const first = async (held: Claim | null): Promise<Documents> => {
    await uploads.take(actor.userId);
    const document = await keepDocument(market, file);
    const call = { actor, input: { document }, claim: held };
    return keeping(market, document, () => perform(market, addDocument, call));
  };
  const of = { claim, route: addDocument.name, accountId: actor.userId };
  // The action keeps what it answers.
  return repeatable<Documents>(market, of, { first, again: async (kept) => kept as Documents });
}

export async function dropDocument({ market }: BusinessDeps, actor: Actor, id: string): Promise<[]> {
  const done = await perform(market, removeDocument, { actor, input: { id } });
  await dropBytes(market, { kind: 'document', id });
  return done;
}
