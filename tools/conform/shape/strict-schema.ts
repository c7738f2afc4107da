import * as v from 'valibot';

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

const cache = new WeakMap<Schema, Schema>();

function rebuilt(schema: Schema): Schema {
  const { pipe, entries, item, options = [], wrapped } = schema as Schema & Parts; // see `Parts`
  if (pipe) {
    const [first, ...rest] = pipe;
    const items = rest.map((one) => (isSchema(one) ? strict(one) : one));
    // `pipe` is typed for a fixed number of items.
    return (v.pipe as unknown as (...items: unknown[]) => Schema)(strict(first), ...items);
  }
  switch (schema.type) {
    case 'object':
      return v.object(
        Object.fromEntries(Object.entries(entries ?? {}).map(([key, one]) => [key, strict(one)])),
      );
    case 'array':
      return v.array(strict(item ?? v.unknown()));
    case 'union':
      return v.union(options.filter(isSchema).map(strict));
    case 'optional':
      return v.optional(strict(wrapped ?? v.unknown()));
    case 'nullable':
      return v.nullable(strict(wrapped ?? v.unknown()));
    case 'picklist':
      return v.picklist(options as readonly string[]); // picklists of the contracts are of texts
    default:
      return schema;
  }
}

/**
 * A contract's schema without its fallbacks: what the app reads as absent (`lenient`) is an issue here. Fails for a kind
 * of schema that it does not know, so that none is let through.
 */
export function strict(schema: Schema): Schema {
  const known = cache.get(schema);
  if (known) return known;
  const made = rebuilt(schema);
  if ('fallback' in made) throw new Error(`strict-schema.ts does not know ${schema.type}`);
  cache.set(schema, made);
  return made;
}
