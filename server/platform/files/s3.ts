import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
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
