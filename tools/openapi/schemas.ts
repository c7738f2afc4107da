import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { contracts } from './calls';

export type Json = Record<string, unknown>;

function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
}

const inPascalCase = (name: string) =>
  name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

const named = contracts.flatMap(({ resource, constants, comments }) =>
  Object.entries(constants).flatMap(([constant, schema]) => {
    if (!isSchema(schema)) return [];
    const name = inPascalCase(constant.replace(/Schema$/, ''));
    return [{ resource, name, schema, comment: comments[constant] }];
  }),
);

/** The schemas by their names in the document; with the resource where two contracts have the same name. */
const definitions: Record<string, v.GenericSchema> = {};
const descriptions: Record<string, string | undefined> = {};
for (const { resource, name, schema, comment } of named) {
  const isDouble = named.filter((other) => other.name === name).length > 1;
  const full = isDouble ? inPascalCase(resource) + name : name;
  definitions[full] = schema;
  descriptions[full] = comment;
}

/** Names by the fields of an object: a schema with a fallback is a copy, with the same fields. */
const nameOfFields = new Map<unknown, string>(
  Object.entries(definitions).flatMap(([name, schema]) =>
    'entries' in schema && !('pipe' in schema) ? [[schema.entries, name]] : [],
  ),
);

const reference = (name: string) => `#/components/schemas/${name}`;

const config: ConversionConfig = {
  target: 'draft-2020-12',
  // What is sent: the client unwraps and trims it afterwards.
  typeMode: 'input',
  // What JSON Schema cannot say. Any other action that it cannot say stops the build of the document.
  ignoreActions: ['check', 'trim'],
  // A limit of a number that may also be a text: JSON Schema applies it only to numbers.
  overrideAction: ({ valibotAction, jsonSchema }) =>
    valibotAction.type === 'min_value' && jsonSchema.anyOf && 'requirement' in valibotAction
      ? { ...jsonSchema, minimum: Number(valibotAction.requirement) }
      : undefined,
  overrideRef: ({ referenceId }) => reference(referenceId),
  overrideSchema: ({ valibotSchema }) => {
    const name = 'entries' in valibotSchema ? nameOfFields.get(valibotSchema.entries) : undefined;
    const isCopy = name !== undefined && definitions[name] !== valibotSchema;
    return isCopy ? { $ref: reference(name) } : undefined;
  },
};

/** The schemas with a name, for `#/components/schemas`. */
export function componentSchemas(): Json {
  const all = Object.entries(toJsonSchemaDefs(definitions, config));
  return Object.fromEntries(
    all.map(([name, schema]) => [name, { description: descriptions[name], ...schema }]),
  );
}

/** A schema of a contract as JSON Schema 2020-12. */
export function jsonSchemaOf(schema: v.GenericSchema): Json {
  // `dataOf` lets a check see the raw body before its schema.
  const steps = 'pipe' in schema ? (schema.pipe as v.GenericSchema[]) : []; // a schema comes first
  const next = steps.find(({ kind, type }) => kind === 'schema' && type !== 'unknown') ?? schema;
  const whole = steps[0]?.type === 'unknown' ? next : schema;
  const { $schema: _, $defs: __, ...own } = toJsonSchema(whole, { ...config, definitions });
  return own;
}

/** The same without references, which viewers don't follow in a parameter. */
export function inlineSchemaOf(schema: v.GenericSchema): Json {
  const { $schema: _, ...own } = toJsonSchema(schema, config);
  return own;
}
