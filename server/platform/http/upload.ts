import multipart, { type Multipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { fieldSentences as say } from '../../../contract/copy.ts';
import type { ReceivedFile, Upload } from '../../../contract/kernel.ts';
import { invalid, Refusal } from '../refusal.ts';
import { signedIn } from './door.ts';

/** A form that has been read and judged; it stands where the JSON body would. */
class Form {
  readonly fields: unknown;
  readonly file: ReceivedFile;
  constructor(fields: unknown, file: ReceivedFile) {
    this.fields = fields;
    this.file = file;
  }
}

/** What the handler of such a call is given: the body or the form, never both. */
export const bodyOrForm = (body: unknown) =>
  body instanceof Form ? { body: undefined, form: body } : { body, form: null };

type Compiler = FastifyInstance['validatorCompiler'];

/** Judges a JSON body as everywhere; a form has been judged when it was read. */
export const compilerForForms: Compiler = (route) => {
  const judge = validatorCompiler(route as Parameters<typeof validatorCompiler>[0]);
  return (data: unknown) => (data instanceof Form ? { value: data } : judge(data));
};

/**
 * Routes that take a form live in a scope of their own: everywhere else a form is refused before it is read, since
 * a page elsewhere could send one without asking.
 */
export async function acceptForms(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, { throwFileSizeLimit: false });
  const held: Held[] = [];
  scope.addHook('preValidation', async (request, reply) => {
    const upload = request.routeOptions.config.route?.upload;
    if (!upload || !request.isMultipart()) return;
    const { userId: accountId } = signedIn(request);
    const mine = { accountId, bytes: bytesOf(request, upload) };
    if (isFull(held, mine)) throw new Refusal('unavailable');
    held.push(mine);
    // Answered or broken off: only then does nobody hold the file any more.
    reply.raw.once('close', () => void held.splice(held.indexOf(mine), 1));
    request.body = await readForm(request, upload);
  });
}

/** Load shedding: how many files a process holds in memory at once, how many of them are one's, and how large they are together. */
const MOST_HELD = 40;
const MOST_OF_ONE = 10;
const MOST_BYTES_HELD = 100 * 1024 * 1024;

type Held = { accountId: string; bytes: number };

const isFull = (held: Held[], { accountId, bytes }: Held): boolean =>
  held.length >= MOST_HELD ||
  held.filter((one) => one.accountId === accountId).length >= MOST_OF_ONE ||
  held.reduce((sum, one) => sum + one.bytes, bytes) > MOST_BYTES_HELD;

/** What a request may come to: what it says itself, which it cannot exceed, else the most that is read of it. */
function bytesOf({ headers }: FastifyRequest, { maxBytes }: Upload): number {
  const said = Number(headers['content-length'] ?? maxBytes);
  return Math.min(said, maxBytes);
}

async function readForm(request: FastifyRequest, upload: Upload): Promise<Form> {
  const { fields, file } = await readParts(request, upload);
  const judged = z.safeParse(upload.fields, fields);
  const faults: Record<string, string[]> = judged.success ? {} : faultsOf(judged.error.issues);
  const missing = fileFault(file);
  if (missing) faults[upload.field] = [missing];
  if (!judged.success || !file || missing) throw invalid(faults);
  return new Form(judged.data, file);
}

/** A browser sends a part without a name and without bytes where no file was chosen. */
function fileFault(file: ReceivedFile | null): string | null {
  if (!file || (file.name === '' && file.bytes.length === 0)) return say.file;
  return file.bytes.length === 0 ? say.emptyFile : null;
}

type Issue = { code?: string; keys?: string[]; path: PropertyKey[]; message: string };

function faultsOf(issues: readonly Issue[]): Record<string, string[]> {
  const faults = new Map<string, string[]>();
  for (const { code, keys, path, message } of issues)
    for (const field of code === 'unrecognized_keys' ? (keys ?? []) : [String(path[0] ?? 'body')])
      faults.set(field, [...(faults.get(field) ?? []), code === 'unrecognized_keys' ? say.unknown : message]);
  return Object.fromEntries(faults);
}

/** One file and a handful of short texts; whatever goes beyond is thrown away as it comes. */
const LIMITS = { files: 1, fields: 12, parts: 13, fieldSize: 8 * 1024, fieldNameSize: 60, headerPairs: 20 };

type Parts = { fields: Record<string, unknown>; file: ReceivedFile | null };

async function readParts(request: FastifyRequest, upload: Upload): Promise<Parts> {
  // One more byte than is allowed tells that there are more.
  const limits = { ...LIMITS, fileSize: upload.maxBytes + 1 };
  const { fields, file } = await collected(request.parts({ limits }), upload).catch((error: unknown) => {
    throw isLimit(error) ? new Refusal('too_large') : new Refusal('unreadable');
  });
  if (file && file.bytes.length > upload.maxBytes) throw new Refusal(upload.tooLarge);
  return { fields, file };
}

async function collected(parts: AsyncIterable<Multipart>, upload: Upload): Promise<Parts> {
  const fields = new Map<string, unknown>();
  let file: ReceivedFile | null = null;
  for await (const part of parts) {
    if (part.type === 'field') fields.set(part.fieldname, part.value);
    else if (part.fieldname === upload.field)
      file = { name: part.filename ?? '', bytes: await part.toBuffer() };
    else fields.set(part.fieldname, await part.toBuffer());
  }
  return { fields: Object.fromEntries(fields), file };
}

const isLimit = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 413;
