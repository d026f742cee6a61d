import type { ReceivedFile } from '../../../contract/kernel.ts';
import type { Limit } from '../../platform/limits.ts';
import type { Who } from '../../platform/who.ts';
import { type Market, perform } from '../action.ts';
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

export async function putLogo({ market, uploads }: BusinessDeps, who: Who, file: ReceivedFile): Promise<[]> {
  await uploads.take(who.accountId);
  const logo = await keepPicture(market, file, LOGO);
  const { replaced } = await keeping(market, logo, () =>
    perform(market, changeLogo, { who, input: { logo } }),
  );
  await dropBytes(market, replaced);
  return [];
}

export async function takeLogoAway({ market }: BusinessDeps, who: Who): Promise<[]> {
  const { replaced } = await perform(market, changeLogo, { who, input: { logo: null } });
  await dropBytes(market, replaced);
  return [];
}

export async function putDocument({ market, uploads }: BusinessDeps, who: Who, file: ReceivedFile) {
  await uploads.take(who.accountId);
  const document = await keepDocument(market, file);
  return keeping(market, document, () => perform(market, addDocument, { who, input: { document } }));
}

export async function dropDocument({ market }: BusinessDeps, who: Who, id: string): Promise<[]> {
  const done = await perform(market, removeDocument, { who, input: { id } });
  await dropBytes(market, { kind: 'document', id });
  return done;
}
