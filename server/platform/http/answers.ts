import fastJson, { type Schema } from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify/types/schema';
import { serializerCompiler as checkingCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod';

type Write = (answer: unknown) => string;

/**
 * Writes answers by their declaration: a field that is not declared never leaves, one that is missing is an error.
 * `areChecked` holds every answer against the whole declaration as well, words and ranges included. That costs five
 * times the writing, so it is for tests and the demo; what is written is the same.
 */
export const answerCompiler =
  (options: { areChecked: boolean }): FastifySerializerCompiler<z.ZodType> =>
  (declared) => {
    const write = writerOf(declared.schema);
    if (!options.areChecked) return write;
    const check = checkingCompiler(declared);
    return (answer) => {
      check(answer);
      return write(answer);
    };
  };

/**
 * Made at the first answer: most of what is declared is never needed by a process. What is frozen says the same every time,
 * so its text is kept for as long as it is.
 */
function writerOf(schema: z.ZodType): Write {
  const texts = new WeakMap<object, string>();
  return (answer) => {
    if (typeof answer !== 'object' || answer === null || !Object.isFrozen(answer))
      return writerFor(schema)(answer);
    let text = texts.get(answer);
    if (text === undefined) texts.set(answer, (text = writerFor(schema)(answer)));
    return text;
  };
}

function writerFor(schema: z.ZodType): Write {
  let write = writers.get(schema);
  if (!write) writers.set(schema, (write = fastJson(jsonSchemaOf(schema))));
  return write;
}

const writers = new WeakMap<z.ZodType, Write>();

const jsonSchemaOf = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { target: 'draft-7', io: 'output', override: fitForWriting }) as Schema;

function fitForWriting({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  // Which of two shapes an answer has is told by what it must hold; what it holds besides is left out as everywhere.
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  // The list that is always empty: the writer does not know a tuple of nothing.
  if (Array.isArray(jsonSchema.items) && jsonSchema.items.length === 0) jsonSchema.items = { type: 'null' };
}
