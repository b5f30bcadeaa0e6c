import type { FastifySchemaCompiler } from 'fastify';
import type Type from 'typebox';
import { Compile } from 'typebox/compile';
import Value from 'typebox/value';
import { RefusedError } from './refused.ts';

type Checked<T> = { readonly value: T } | { readonly error: RefusedError };

/**
 * Checks what comes from outside against a schema, and says which part does not fit. Finding all faults of a large
 * hostile body would cost hundreds of times the check itself, so the first one is enough.
 */
export function checker<S extends Type.TSchema>(
  schema: S,
  name: string,
): (value: unknown) => Checked<Type.Static<S>> {
  const compiled = Compile(schema);
  return (value) => {
    if (compiled.Check(value)) return { value: value as Type.Static<S> };
    return { error: new RefusedError('bad-request', { place: misfit(schema, value, name) }) };
  };
}

/** The same for Fastify: values are never converted. */
export const compileSchema: FastifySchemaCompiler<Type.TSchema> = ({ schema, httpPart }) =>
  checker(schema, httpPart ?? 'request');

interface ObjectSchema {
  readonly properties?: { readonly [key: string]: Type.TSchema };
  readonly required?: readonly string[];
  readonly additionalProperties?: unknown;
  readonly anyOf?: readonly Type.TSchema[];
}

/** The path of the first part that does not fit, in the words of the schema. */
function misfit(schema: Type.TSchema, value: unknown, path: string): string {
  const { properties, required, additionalProperties, anyOf } = schema as ObjectSchema;
  if (anyOf !== undefined) {
    const meant = anyOf.find((variant) => isMeant(variant, value));
    return meant === undefined ? path : misfit(meant, value, path);
  }
  if (properties === undefined || !isObject(value)) return path;
  for (const key of required ?? []) if (!Object.hasOwn(value, key)) return `${path}.${key} is missing`;
  for (const [key, part] of Object.entries(properties)) {
    if (Object.hasOwn(value, key) && !Value.Check(part, value[key]))
      return misfit(part, value[key], `${path}.${key}`);
  }
  return additionalProperties === false ? `${path} has unknown fields` : path;
}

/** Whether a variant's fixed word (as in `do: 'move'`) is the value's. */
function isMeant(variant: Type.TSchema, value: unknown): boolean {
  const fixed = Object.entries((variant as ObjectSchema).properties ?? {}).filter(
    ([, part]) => 'const' in part,
  );
  return isObject(value) && fixed.length > 0 && fixed.every(([key, part]) => Value.Check(part, value[key]));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
