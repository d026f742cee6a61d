import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { newId } from '../ids.ts';
import { type ASSETS, assertKey, type Files, type Folder, type Stored } from './files.ts';

export type S3Options = {
  /** Null: Amazon's own. */
  endpoint: string | null;
  region: string;
  bucket: string;
  /** Null: what the machine's role gives. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
};

const PATIENCE_MS = 8_000;

/** Files in a bucket that speaks S3. */
export function s3Files(options: S3Options): Files {
  const Bucket = options.bucket;
  const client = connect(options);
  return {
    async write(key, content) {
      assertKey(key);
      if (content instanceof Readable) await uploadInParts(client, { Bucket, Key: key, Body: content });
      else await client.send(new PutObjectCommand({ Bucket, Key: key, Body: content }));
    },
    async read(key) {
      assertKey(key);
      const found = await client.send(new GetObjectCommand({ Bucket, Key: key })).catch(nothingIfMissing);
      return found?.Body instanceof Readable ? found.Body : null;
    },
    async remove(key) {
      assertKey(key);
      await client.send(new DeleteObjectCommand({ Bucket, Key: key }));
    },
    list: (folder) => listed(client, Bucket, folder),
  };
}

/** What this program does with a bucket, in the order in which it is tried, and the words for each that fails. */
const TRIED = {
  takes: 'takes no file',
  gives: 'does not give back what it took',
  lists: 'does not list its files',
  removes: 'does not let a file be removed',
};

/** Why a bucket cannot be worked with, in words that go on its name; null where it can. Nothing of the try is left in it. */
export async function bucketFault(options: S3Options): Promise<string | null> {
  const client = connect(options);
  const Bucket = options.bucket;
  // In no folder of ours, so that no process that lists one at this moment meets it.
  const Key = `probe/${newId()}`;
  let trying: keyof typeof TRIED = 'takes';
  try {
    await client.send(new PutObjectCommand({ Bucket, Key, Body: Key }));
    trying = 'gives';
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
    if ((await Body?.transformToString()) !== Key) return TRIED.gives;
    trying = 'lists';
    await client.send(new ListObjectsV2Command({ Bucket, Prefix: Key }));
    trying = 'removes';
    await client.send(new DeleteObjectCommand({ Bucket, Key }));
    return null;
  } catch (error) {
    return `${TRIED[trying]} (${nameOf(error)})`;
  } finally {
    client.destroy();
  }
}

/** The name that the service gives it, such as AccessDenied, or what the system says. Messages may hold the key. */
function nameOf(error: unknown): string {
  const { name, code } = error as { name?: string; code?: string };
  return code ?? name ?? 'for no reason given';
}

const connect = ({ endpoint, region, credentials }: S3Options) =>
  new S3Client({
    region,
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials }),
    // Every server knows the bucket in the path; many know neither its own host name nor the newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 2_000, requestTimeout: PATIENCE_MS },
  });

type Sent = { Bucket: string; Key: string; Body: Readable };

/** Of a stream the length is not known before its end. */
const uploadInParts = (client: S3Client, params: Sent) => new Upload({ client, params }).done();

async function* listed(
  client: S3Client,
  Bucket: string,
  folder: Folder | typeof ASSETS,
): AsyncGenerator<Stored> {
  for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: `${folder}/` }))
    for (const { Key, LastModified } of page.Contents ?? [])
      if (Key && LastModified) yield { key: Key, writtenAt: LastModified };
}

function nothingIfMissing(error: unknown): null {
  if (error instanceof NoSuchKey) return null;
  throw error;
}
