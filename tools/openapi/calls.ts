import { isEndpoint, type Endpoint } from '@/api/http/endpoint';
import apiDoc from '../../docs/api.md?raw';

/** One call of the API, with what is written about it. */
export type Call = {
  /** The name of its constant, e.g. `getUser`. */
  name: string;
  /** The folder of its contract. */
  resource: string;
  endpoint: Endpoint;
  /** The comment above it. */
  comment: string;
  /** Its row in docs/api.md. */
  row: ApiRow;
};

type ApiRow = { kind: string; request: string; answer: string; errors: string };

const files = import.meta.glob<Record<string, unknown>>(
  ['/src/api/*/*contract.ts', '/src/api/http/schemas.ts'],
  { eager: true },
);
/** The constants of each contract and its comments, which load.mjs adds to it. */
export const contracts = Object.entries(files).map(([file, constants]) => ({
  resource: file.split('/')[3] ?? '',
  constants,
  comments: (constants['comments'] ?? {}) as Record<string, string | undefined>, // by load.mjs
}));

/** The rows of the table in docs/api.md, by method and path. */
export const apiRows = new Map(
  [...apiDoc.matchAll(/^\| ([A-Z]+) +\| `([^`]+)` +\|(.*)\|$/gm)].map(
    ([, method, path, rest = '']): [string, ApiRow] => {
      const [kind = '', request = '', answer = '', errors = ''] = rest
        .split('|')
        .map((cell) => cell.trim().replaceAll(/\[([\w.]+)\]\(\1\)/g, 'docs/$1'));
      return [`${method} ${path}`, { kind, request, answer, errors }];
    },
  ),
);

const noRow: ApiRow = { kind: '', request: '', answer: '', errors: '' };

/** Every call of the contracts. */
export const calls: readonly Call[] = contracts.flatMap(({ resource, constants, comments }) =>
  Object.entries(constants).flatMap(([name, endpoint]) => {
    if (!isEndpoint(endpoint)) return [];
    const row = apiRows.get(`${endpoint.method} ${endpoint.path}`) ?? noRow;
    return [{ name, resource, endpoint, comment: comments[name] ?? '', row }];
  }),
);
