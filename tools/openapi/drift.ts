import { Ajv2020 } from 'ajv/dist/2020';
import { eventsIn } from './events';
import type { Json } from './schemas';

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

/** The JSON pointer to a key. */
function below(place: string, key: string): string {
  return `${place}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** Every place where a committed document differs from the one that the contracts make. */
export function differences(committed: unknown, made: unknown, place = '#'): string[] {
  if (!isJson(committed) || !isJson(made)) {
    return committed === made ? [] : [`${place} is not what the contracts make`];
  }
  const keys = new Set([...Object.keys(committed), ...Object.keys(made)]);
  return [...keys].flatMap((key) => {
    const inner = below(place, key);
    if (!(key in committed)) return [`${inner} is missing`];
    if (!(key in made)) return [`${inner} is in no contract`];
    return differences(committed[key], made[key], inner);
  });
}

/** The operations of a document, by their ids. */
function operationsOf(document: Json): string[] {
  const paths = Object.values(document['paths'] as Record<string, Record<string, Json>>); // by `documentOf`
  return paths.flatMap((path) => Object.values(path).map((one) => String(one['operationId'])));
}

/** Calls that the contracts, the mock and the document do not all have once. */
export function callViolations(
  document: Json,
  { contracts, mock }: { contracts: readonly string[]; mock: readonly string[] },
): string[] {
  const lists = { contracts, mock, document: operationsOf(document) };
  const names = new Set(Object.values(lists).flat());
  return [...names].flatMap((name) =>
    Object.entries(lists).flatMap(([list, all]) => {
      const count = all.filter((one) => one === name).length;
      return count === 1 ? [] : [`${list} has ${name} ${count} times`];
    }),
  );
}

/** Examples of a document that do not match the schema next to them. */
export function exampleViolations(document: Json): string[] {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true });
  ajv.addSchema(document, 'openapi');
  const violations: string[] = [];
  const check = (values: readonly unknown[], place: string) => {
    const validate = ajv.compile({ $ref: `openapi${encodeURI(place)}` });
    for (const value of values) {
      if (!validate(value)) violations.push(`${place}: ${ajv.errorsText(validate.errors)}`);
    }
  };
  const walk = (node: unknown, place: string): void => {
    if (!isJson(node)) return;
    const { schema, examples } = node;
    if (isJson(schema) && isJson(examples)) {
      const values = Object.values(examples).map((one) => isJson(one) && one['value']);
      check(values, `${place}/schema`);
      if (!('contentSchema' in schema)) return;
      const streams = values.map((value) => eventsIn(String(value)));
      return check(streams, `${place}/schema/contentSchema`);
    }
    for (const [key, inner] of Object.entries(node)) walk(inner, below(place, key));
  };
  walk(document, '#');
  return violations;
}
