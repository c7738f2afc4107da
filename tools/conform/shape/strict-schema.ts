import * as v from 'valibot';
import { numberSchema } from '@/api/http/schemas';

type Schema = v.GenericSchema;

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
}

/** The parts of a schema that hold others; valibot's generic type does not show them. */
type Parts = {
  pipe?: readonly [Schema, ...(Schema | v.GenericPipeAction)[]];
  entries?: Readonly<Record<string, Schema>>;
  item?: Schema;
  options?: readonly unknown[];
  wrapped?: Schema;
};

/** `rows`: without what leaves out a row; `all`: also without what reads a field as absent, or a text as a number. */
type Strictness = 'rows' | 'all';

const caches = {
  rows: new WeakMap<Schema, Schema>(),
  all: new WeakMap<Schema, Schema>(),
} satisfies Record<Strictness, WeakMap<Schema, Schema>>;

/** The fallback of a row is a function, which counts it (`rowsOf`). */
function isLenientField(schema: Schema): boolean {
  return 'fallback' in schema && typeof schema.fallback !== 'function';
}

function rebuilt(schema: Schema, how: Strictness): Schema {
  if (how === 'rows' && isLenientField(schema)) return schema;
  if (how === 'all' && schema === numberSchema) return v.number();
  const { pipe, entries, item, options = [], wrapped } = schema as Schema & Parts; // see `Parts`
  const again = (one: Schema = v.unknown()) => strict(one, how);
  if (pipe) {
    const [first, ...rest] = pipe;
    const items = rest.map((one) => (isSchema(one) ? again(one) : one));
    // `pipe` is typed for a fixed number of items.
    return (v.pipe as unknown as (...items: unknown[]) => Schema)(again(first), ...items);
  }
  switch (schema.type) {
    case 'object':
      return v.object(
        Object.fromEntries(Object.entries(entries ?? {}).map(([key, one]) => [key, again(one)])),
      );
    case 'array':
      return v.array(again(item));
    case 'union':
      return v.union(options.filter(isSchema).map(again));
    case 'optional':
      return v.optional(again(wrapped));
    case 'nullable':
      return v.nullable(again(wrapped));
    case 'picklist':
      return v.picklist(options as readonly string[]); // picklists of the contracts are of texts
    default:
      return schema;
  }
}

/**
 * A contract's schema in which what the app would leave out or convert is an issue. Fails for a kind of schema that it
 * does not know, so that none is let through.
 */
export function strict(schema: Schema, how: Strictness = 'all'): Schema {
  const cache = caches[how];
  const known = cache.get(schema);
  if (known) return known;
  const made = rebuilt(schema, how);
  if ('fallback' in made && (how === 'all' || !isLenientField(made))) {
    throw new Error(`strict-schema.ts does not know ${schema.type}`);
  }
  cache.set(schema, made);
  return made;
}
