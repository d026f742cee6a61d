import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';

/** Makes the bucket of S3_BUCKET in a new S3 server, and waits until the server answers. */
const {
  S3_BUCKET,
  S3_ENDPOINT,
  S3_REGION = 'us-east-1',
  S3_ACCESS_KEY_ID,
  S3_SECRET_ACCESS_KEY,
} = process.env;

const client = new S3Client({
  endpoint: S3_ENDPOINT,
  region: S3_REGION,
  forcePathStyle: true,
  credentials: { accessKeyId: S3_ACCESS_KEY_ID ?? '', secretAccessKey: S3_SECRET_ACCESS_KEY ?? '' },
  maxAttempts: 20,
});
const THERE_ALREADY = ['BucketAlreadyOwnedByYou', 'BucketAlreadyExists'];

await client.send(new CreateBucketCommand({ Bucket: S3_BUCKET })).catch((error) => {
  if (!THERE_ALREADY.includes(error.name)) throw error;
});
