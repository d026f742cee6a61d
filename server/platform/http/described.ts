import type { SwaggerTransform } from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { ZodType } from 'zod';
import * as z from 'zod/mini';
import type { Route, Upload } from '../../../contract/kernel.ts';

/** The bytes of a file as the OpenAPI document says them: generators know the one word or the other. */
export const fileBytes = z
  .string()
  .register(z.globalRegistry, { format: 'binary', contentMediaType: 'application/octet-stream' });

type Described = Parameters<SwaggerTransform>[0];

/**
 * How a call stands in the OpenAPI document. What it takes comes from its declaration and not from what judges a JSON
 * body: a form is judged by its own rules, and a call that takes nothing shall not be said to demand something.
 */
export const describeCall: SwaggerTransform = (call) => {
  const { schema, url } = jsonSchemaTransform(call);
  const route = call.route.config?.route;
  if (!route) return { schema, url };
  const { body, ...rest } = schema;
  const content = contentOf(route, { json: body, call });
  return { schema: content ? { ...rest, body: { content } } : rest, url };
};

type Content = Record<string, { schema: unknown }>;

/** Each type of body that the call takes; null: it takes none. */
function contentOf(route: Route, { json, call }: { json: unknown; call: Described }): Content | null {
  if (!route.body && !route.upload) return null;
  return {
    ...(route.body && { 'application/json': { schema: json } }),
    ...(route.upload && { 'multipart/form-data': { schema: jsonSchemaOf(formOf(route.upload), call) } }),
  };
}

/** The file goes last, and always has to be there: without one the call is made with JSON. */
const formOf = ({ fields, field }: Upload) => z.extend(fields, { [field]: fileBytes });

/** By the same rules as every other body of the document. */
function jsonSchemaOf(form: z.ZodMiniType, call: Described): unknown {
  // fastify-type-provider-zod takes zod and zod/mini alike; its types name only the former.
  const body = form as unknown as ZodType;
  return jsonSchemaTransform({ ...call, schema: { body } }).schema.body;
}
