import { version } from '../../package.json';
import { routes } from '@/mocks/server/routes';
import type { EndpointName } from '@/mocks/server/endpoint-map';
import { calls as allCalls, type Call } from './calls';
import { ERROR_SCHEMA, errorsIn, REFUSALS } from './errors';
import { streamOf, type Event } from './events';
import { answersOfMock, LANGUAGES, shortened, type Answers } from './examples';
import { parametersOf } from './parameters';
import { samples } from './samples';
import { componentSchemas, jsonSchemaOf, type Json } from './schemas';

const DESCRIPTION = `Every call of the Saola app. Made from the contracts in \`src/api\`, docs/api.md and the mock API by \`npm run openapi\`.

\`x-saola-status\` says who defines a call. **shown**: the specification shows it, and it is followed to the letter. **assumed**: the specification names it without showing it; its shape is the app's own, and a backend may settle it differently.

Optional fields may be left out or \`null\`. Fields that the app doesn't know are ignored. Examples are answers of the mock API on 22 November 2026, with at most two entries of a list and 300 characters of a text. R1, R2 and so on are rules in docs/rules.md.`;

/** One media type, with an example in each language, or with one if they are the same. */
function mediaOf(
  schema: Json,
  answers: Record<string, unknown> = {},
  change: (answer: unknown) => unknown = shortened,
): Json {
  const values = LANGUAGES.map((language) => change(answers[language]));
  const isSame = new Set(values.map((value) => JSON.stringify(value))).size === 1;
  const names = isSame ? [LANGUAGES.join(' and ')] : LANGUAGES;
  return {
    schema,
    examples: Object.fromEntries(names.map((name, at) => [name, { value: values[at] }])),
  };
}

/** A stream with the first event of each kind. */
function shortStream(events: unknown): string {
  const all = events as Event[]; // `answersOfMock` reads a stream as its events
  const first = all.filter((one, at) => all.findIndex(({ event }) => event === one.event) === at);
  return streamOf(first.map(({ event, data }) => ({ event, data: shortened(data) })));
}

function answerContent({ name, endpoint }: Call, answers: Answers): Json {
  const schema = jsonSchemaOf(endpoint.response);
  if (!endpoint.stream) return { 'application/json': mediaOf(schema, answers[name]) };
  const stream = {
    description: 'Server-sent events; `contentSchema` describes them as a list.',
    type: 'string',
    contentMediaType: 'text/event-stream',
    contentSchema: { type: 'array', items: schema },
  };
  return { 'text/event-stream': mediaOf(stream, answers[name], shortStream) };
}

/** Who may make a call: each entry is one way to be allowed. */
function securityOf({ name, endpoint }: Call): Json[] {
  const [bearer, publicSession] = [{ bearer: [] }, { publicSession: [] }];
  if (endpoint.audience === 'journey') return [publicSession, { ...bearer, ...publicSession }];
  if (endpoint.audience === 'anyone') return [bearer, publicSession];
  // A call that the mock lacks is reported by drift.ts.
  const isStudents = name in routes && routes[name as EndpointName].access === 'student';
  return isStudents ? [bearer] : [{}, bearer];
}

function requestBodyOf({ name, endpoint, row }: Call): Json {
  if (endpoint.request.type === 'undefined') return {};
  const value = samples[name as EndpointName]?.body; // none for an unknown name
  const media = { schema: jsonSchemaOf(endpoint.request), examples: { sample: { value } } };
  const content = { 'application/json': media };
  return { requestBody: { description: row.request, required: true, content } };
}

function operationOf(call: Call, answers: Answers): Json {
  const { name, resource, endpoint, comment, row } = call;
  const status = endpoint.assumed ? 'assumed' : 'shown';
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return {
    operationId: name,
    summary: words.charAt(0).toUpperCase() + words.slice(1),
    description: [comment, `Status: **${status}**.`].filter(Boolean).join('\n\n'),
    tags: [resource],
    'x-saola-status': status,
    security: securityOf(call),
    parameters: parametersOf(name, endpoint.path),
    ...requestBodyOf(call),
    responses: {
      200: { description: row.answer || 'Anything.', content: answerContent(call, answers) },
      ...errorsIn(row.errors),
    },
  };
}

/** The named schemas that a document refers to, itself or through another of them. */
function usedSchemas(document: Json): Json {
  const all = componentSchemas();
  const used = new Set<string>();
  const find = (text: string) => {
    for (const [, name = ''] of text.matchAll(/#\/components\/schemas\/(\w+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      find(JSON.stringify(all[name]));
    }
  };
  find(JSON.stringify(document));
  return Object.fromEntries(Object.entries(all).filter(([name]) => used.has(name)));
}

function refusalResponses(answers: Answers): Json {
  const schema = { $ref: '#/components/schemas/Error' };
  return Object.fromEntries(
    Object.entries(REFUSALS).map(([status, { name, description }]) => [
      name,
      { description, content: { 'application/json': mediaOf(schema, answers[status]) } },
    ]),
  );
}

export type Sources = { calls: readonly Call[]; answers: Answers };

/** What the document is made from: the contracts and the mock's answers. */
export async function readSources(): Promise<Sources> {
  return { calls: allCalls, answers: await answersOfMock() };
}

/** The OpenAPI document of these calls. */
export function documentOf({ calls, answers }: Sources): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const { method, path } = call.endpoint;
    (paths[path] ??= {})[method.toLowerCase()] = operationOf(call, answers);
  }
  const components = {
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer', description: 'The token of a student’s session.' },
      publicSession: {
        type: 'apiKey',
        in: 'header',
        name: 'X-auth-token',
        description: 'The token of a public session, from `getSession`.',
      },
    },
    parameters: {
      Language: {
        name: 'Accept-Language',
        in: 'header',
        description: 'Titles, names and messages have that language.',
        schema: { type: 'string', enum: LANGUAGES },
      },
    },
    responses: refusalResponses(answers),
    schemas: { Error: ERROR_SCHEMA, ...usedSchemas(paths) },
  };
  const tags = [...new Set(calls.map(({ resource }) => resource))].map((name) => ({ name }));
  return JSON.parse(
    JSON.stringify({
      openapi: '3.1.1',
      info: { title: 'Saola', version, description: DESCRIPTION },
      servers: [{ url: '/', description: 'The origin in `VITE_API_URL`, or that of the site.' }],
      tags,
      paths,
      components,
    }),
  ) as Json; // the same object as a file has it, without `undefined`
}
