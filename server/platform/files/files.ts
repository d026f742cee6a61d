import { Readable } from 'node:stream';

/**
 * Where files lie: a folder, or a bucket. A key is made by us, never of a name that somebody chose; `files` in the
 * database knows whose each file is and what it is called.
 */
export type Files = {
  /** Safe on disk, or taken by the bucket, when it answers. A key is written once, or again with the same. */
  write(key: string, content: Uint8Array | Readable): Promise<void>;
  /** Null when there is none. */
  read(key: string): Promise<Readable | null>;
  /** A file that is not there counts as removed. */
  remove(key: string): Promise<void>;
  /** All that lie in a folder, in no order. */
  list(folder: Folder | typeof ASSETS): AsyncIterable<Stored>;
};

export type Stored = { key: string; writtenAt: Date };

export const FOLDERS = ['pictures', 'photos', 'documents', 'exports'] as const;
export type Folder = (typeof FOLDERS)[number];

const KEY =
  /^(pictures|photos|documents|exports)\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(-\d{3,4}(-avif)?)?$/;

/** Where the builds leave their scripts and styles for each other. Nobody's files: no row knows them, no backup has them. */
export const ASSETS = 'assets';
/** Whose assets are still wanted. */
export const RELEASES = `${ASSETS}/releases.json`;
/** Its name ends with the hash of its content. */
const ASSET = /^assets\/[\w$-]+(\.[\w$-]+)*-[\w-]{8}\.[a-z\d]{2,5}$/;

export const assetKey = (name: string): string => `${ASSETS}/${name}`;

/** A variant is the same picture in another width, or in another format too. */
export const keyOf = (folder: Folder, id: string, variant?: number | `${number}-avif`): string =>
  `${folder}/${id}${variant === undefined ? '' : `-${variant}`}`;

/** The id of the file that a key belongs to, variants included. */
export const idIn = (key: string): string => key.slice(key.indexOf('/') + 1).slice(0, 36);

/** Whether it has the form of a key of ours. Nothing else reaches a path or a bucket. */
export const isKey = (text: string): boolean => KEY.test(text) || ASSET.test(text) || text === RELEASES;

/** @throws Error for anything but a key of ours: a bug, since ids are checked at the door */
export function assertKey(key: string): void {
  if (!isKey(key)) throw new Error('this is no key of a file');
}

/** The folder or the bucket takes or gives nothing at the moment: full, or away. */
export class FilesAway extends Error {}

/** The same store, saying of whatever goes wrong in it that it is away. */
export function saying(files: Files): Files {
  const away = (cause: unknown): never => {
    throw new FilesAway('the store of files failed', { cause });
  };
  return {
    write: (key, content) => files.write(key, content).catch(away),
    read: async (key) => {
      const found = await files.read(key).catch(away);
      return found && whole(found, away);
    },
    remove: (key) => files.remove(key).catch(away),
    list: (folder) => files.list(folder),
  };
}

/** The same content. A line that breaks in the middle of it is a store that is away, too. */
function whole(found: Readable, away: (cause: unknown) => never): Readable {
  async function* content() {
    try {
      yield* found;
    } catch (cause) {
      away(cause);
    }
  }
  const given = Readable.from(content(), { objectMode: false });
  // What is left unread is closed, too: a generator that never began ends without its `finally`.
  return given.once('close', () => found.destroy());
}
