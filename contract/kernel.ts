import type { ZodMiniObject, ZodMiniType } from 'zod/mini';
import type * as z from 'zod/mini';
import type { RefusalCode } from './refusals.ts';
import type { MemberRole, Role } from './words.ts';

/**
 * How a call that changes something counts once, however often the same request arrives: `by nature`, since a repeat
 * leaves everything as it is and tells nobody twice, or `by key`, which it takes in `Idempotency-Key`. `by key or
 * content` besides takes the same content within some seconds for the same act, whatever its key: two pages of one
 * browser have two keys.
 */
export type CountsOnce = 'by nature' | 'by key' | 'by key or content';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call of the API, declared once: the server mounts it, the OpenAPI document describes it,
 * the typed client calls it and the generated tests try it.
 */
export type Route = {
  method: Method;
  /** Below `/api`; parameters as `:id`. */
  path: string;
  summary: string;
  /** Who may call: everybody, or the listed roles with a valid session. There is no default. */
  by: 'anyone' | readonly Role[];
  /**
   * Which members of a business may call it in its name; said of every call that businesses may make, but for those that
   * are about the person alone. Where it is not said, what is asked is the person's own.
   */
  members?: readonly MemberRole[];
  /**
   * Whether an admin who acts as somebody may call it. Said of every call that customers, businesses or visitors may
   * make; where it is not said, an admin may read and change nothing.
   */
  whileActing?: 'may' | 'never';
  /** Visitors hear that it is not there, as strangers do, and not that they should log in. */
  hidesFromVisitors?: true;
  /** An admin who has yet to enrol an authenticator may call it where one is demanded. */
  withoutCode?: true;
  /**
   * The same long answer for everybody, so it may be sent packed: nothing in it is a secret whose length could be
   * measured beside what a stranger put there.
   */
  isPacked?: true;
  params?: ZodMiniType;
  query?: ZodMiniType;
  /** Its query is part of the name of a thing: what is wrong in it names nothing, and is answered as missing. */
  isAllAddress?: true;
  body?: ZodMiniType;
  answers: ZodMiniType;
  /** Refusals of this call's own; those every call can give are in `COMMON_REFUSALS`. */
  refuses: readonly RefusalCode[];
  /** Said by every call that changes something, those that are a `GET` too. */
  countsOnce?: CountsOnce;
  /** The call takes a form with a file: besides the JSON body, or instead of one when it declares none. */
  upload?: Upload;
};

/** A form of text fields and one file. */
export type Upload = {
  /** The name of the part that is the file. */
  field: string;
  /** The parts beside it. */
  fields: ZodMiniObject;
  maxBytes: number;
  /** What a larger file is refused with, before anybody asks what it is. */
  tooLarge: RefusalCode;
};

/** A file as it arrived; its name is what its owner calls it and no path. */
export type ReceivedFile = { name: string; bytes: Uint8Array };

export type Routes = Record<string, Route>;

/** Declares routes without widening their types. */
export const routes = <const T extends Routes>(table: T): T => table;

type In<S> = S extends ZodMiniType ? z.input<S> : undefined;
type Out<S> = S extends ZodMiniType ? z.output<S> : undefined;

/** What a handler is given, after validation. Of a call that takes both, either the body or the form. */
export type Given<R extends Route> = {
  params: Out<R['params']>;
  query: Out<R['query']>;
} & (R extends { upload: Upload } ? Sent<R> : { body: Out<R['body']> });

type Sent<R extends Route & { upload: Upload }> =
  | (R extends { body: ZodMiniType } ? { body: Out<R['body']>; form: null } : never)
  | { body: undefined; form: { fields: Out<R['upload']['fields']>; file: ReceivedFile } };

/** What a handler must answer. */
export type Answer<R extends Route> = z.input<R['answers']>;

type Part<K extends string, S> = S extends ZodMiniType
  ? Partial<In<S>> extends In<S>
    ? { [P in K]?: In<S> }
    : { [P in K]: In<S> }
  : { [P in K]?: never };

/** What a caller passes. */
export type Call<R extends Route> = Part<'params', R['params']> &
  Part<'query', R['query']> &
  (R extends { upload: Upload } ? BodyOrForm<R> : Part<'body', R['body']>);

type BodyOrForm<R extends Route & { upload: Upload }> =
  | (R extends { body: ZodMiniType } ? { body: In<R['body']>; form?: never } : never)
  | { form: { fields: In<R['upload']['fields']>; file: Blob }; body?: never };

export type Result<R extends Route> = z.output<R['answers']>;

/** Whether an admin may call it while acting as somebody: what changes something is the owner’s alone. */
export const mayWhileActing = ({ whileActing, method }: Route): boolean =>
  (whileActing ?? (method === 'GET' ? 'may' : 'never')) === 'may';

/** Nobody else may call it, so nobody calls it while acting as somebody. */
export const isOfAdmins = ({ by }: Route): boolean => by !== 'anyone' && by.every((role) => role === 'admin');

/** Whether the call takes an `Idempotency-Key` header. */
export const takesKey = ({ countsOnce = 'by nature' }: Route): boolean => countsOnce !== 'by nature';

/** Refusals that any call can give. */
export const COMMON_REFUSALS = [
  'unreadable',
  'request_timeout',
  'misdirected',
  'too_many_requests',
  'headers_too_large',
  'broken',
  'unavailable',
] as const;

/** All refusals of one route: its own, the common ones, and those its declaration implies. */
export function refusalsOf(route: Route): RefusalCode[] {
  const implied: RefusalCode[] = [];
  if (route.by !== 'anyone') implied.push('unauthenticated', 'forbidden', 'drawn_for_another');
  if (route.members) implied.push('business_gone');
  if (route.by !== 'anyone' && route.by.includes('admin') && !route.withoutCode)
    implied.push('authenticator_required');
  if (!isOfAdmins(route) && !mayWhileActing(route)) implied.push('not_while_impersonating');
  if (route.method !== 'GET') implied.push('cross_site');
  if (route.params) implied.push('not_found');
  implied.push('invalid');
  if (route.method !== 'GET') implied.push('too_large', 'unsupported_media_type');
  if (route.upload) implied.push(route.upload.tooLarge);
  if (takesKey(route)) implied.push('idempotency_key_reused');
  return [...new Set([...route.refuses, ...implied, ...COMMON_REFUSALS])];
}
