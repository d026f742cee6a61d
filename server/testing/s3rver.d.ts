/** The part of s3rver that the tests use; it ships no types. */
declare module 's3rver' {
  type Options = { port: number; directory: string; silent: boolean; configureBuckets: { name: string }[] };
  export default class S3rver {
    constructor(options: Options);
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
