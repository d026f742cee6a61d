import type { Actor } from '../../../platform/actor.ts';
import type { Limit } from '../../../platform/limits.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Market } from '../../action.ts';
import { bring, isPdf, keepPdf, type Upload } from '../../files/index.ts';
import { bringQuoteFile } from './bring-quote-file.ts';

/** `files`: how many one account may bring. */
type Deps = { market: Market; files: Limit };

/** Keeps a PDF as it is and notes it. */
export const putQuoteFile = ({ market, files }: Deps, actor: Actor, upload: Upload) =>
  bring({ market, actor }, upload, {
    limit: files,
    keep: async (file) => {
      if (!isPdf(file.bytes)) throw new Refusal('quote_file_wrong_type');
      return keepPdf(market, file);
    },
    act: bringQuoteFile,
    input: (file) => ({ file }),
  });
